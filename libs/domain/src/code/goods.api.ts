import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import type { Fen } from '../core/money';
import { choice, file, id, line, optionalLine, type Page, paging, rule, sort, text } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';

const ip_id = id();
const listInput = z.strictObject({ ip_id, ...paging });
/** A telephone number of a merchant or a recipient; digits, spaces and separators. */
export const contactPhone = () =>
  z.pipe(line(20), z.string().check(rule('dialled', (value) => /^\+?[\d -]{5,20}$/.test(value))));

const MOST_FEN = 99_999_999_99;
/** Price of the goods, above zero; every invalid value is refused with the same sentence. */
const price = () =>
  z.pipe(
    z
      .any()
      .check(
        rule<unknown>(
          'price',
          (value) =>
            (typeof value === 'string' || typeof value === 'number') &&
            /^[1-9]\d{0,9}$/.test(String(value)) &&
            Number(value) <= MOST_FEN,
        ),
      ),
    z.transform(Number),
  ) as unknown as z.ZodMiniType<number, number | string>;

/** A licensed product that carries labels. */
export const goodsSaveInput = z.strictObject({
  ip_id,
  goods_id: z.optional(id()),
  project_name: line(60),
  product_name: line(60),
  licensee: line(80),
  price_fen: price(),
  image: file(),
});

/** Created by hand, or from an awarded cooperation. Labels: `creation.<key>`. */
export const GOODS_CREATIONS = ['manual', 'system'] as const;

export interface GoodsRow {
  goods_id: string;
  project_name: string;
  product_name: string;
  licensee: string;
  /** Null until the holder has completed goods that an award made. */
  price_fen: Fen | null;
  image: UploadedFile | null;
  creation: (typeof GOODS_CREATIONS)[number];
  /**
   * Numbers of codes: in completed orders, issued of those, reserved by open requests, given to merchants, scanned at least
   * once.
   */
  ordered: number;
  issued: number;
  reserved: number;
  given: number;
  scanned: number;
  created_at: string;
}

/** Number of codes of a goods that can still be issued or requested. */
export const codesLeft = ({
  ordered,
  issued,
  reserved,
}: Pick<GoodsRow, 'ordered' | 'issued' | 'reserved'>): number => ordered - issued - reserved;

/** Whether labels can be ordered for goods: an award makes them without price and picture. */
export const isComplete = ({ price_fen, image }: Pick<GoodsRow, 'price_fen' | 'image'>): boolean =>
  price_fen !== null && image !== null;

/** A merchant who may put labels on goods, and the address for its labels. */
export const licenseeSaveInput = z.strictObject({
  ip_id,
  licensee_id: z.optional(id()),
  licensee_name: line(80),
  link_name: line(40),
  link_phone: contactPhone(),
  recipient: line(40),
  recipient_phone: contactPhone(),
  recipient_address: text(200),
});

export type LicenseeRow = Omit<z.output<typeof licenseeSaveInput>, 'ip_id' | 'licensee_id'> & {
  licensee_id: string;
  created_at: string;
};

export const goodsApi = {
  list: call<Page<GoodsRow>>()({
    path: 'code/goodsList',
    access: 'ip',
    input: z.strictObject({
      ip_id,
      creation: z.optional(choice(GOODS_CREATIONS)),
      keyword: optionalLine(60),
      sort,
      ...paging,
    }),
    summary:
      'Goods that carry labels, with their code totals; `keyword` is part of product, project or licensee',
  }),
  save: call<{ goods_id: string }>()({
    path: 'code/goodsSave',
    access: 'ip',
    post: true,
    creates: true,
    input: goodsSaveInput,
    summary: 'Add or change goods',
  }),
  delete: call<null>()({
    path: 'code/goodsDelete',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id, goods_id: id() }),
    summary: 'Delete goods no code was ordered for',
  }),
  licensees: call<Page<LicenseeRow>>()({
    path: 'code/licenseeList',
    access: 'ip',
    input: listInput,
    summary: 'Authorized merchants',
  }),
  licenseeSave: call<{ licensee_id: string }>()({
    path: 'code/licenseeSave',
    access: 'ip',
    post: true,
    creates: true,
    input: licenseeSaveInput,
    summary: 'Add or change a merchant',
  }),
  licenseeDelete: call<null>()({
    path: 'code/licenseeDelete',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id, licensee_id: id() }),
    summary: 'Delete a merchant; codes already given stay theirs',
  }),
};
