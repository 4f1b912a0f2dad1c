import { Injectable } from '@nestjs/common';
import {
  beginning,
  BUYER_KNOWN,
  CONSENT,
  type DealSource,
  FIELD_IDS,
  HOLDER_STATES,
  HOLDERS_TURN,
  type HolderState,
  type Input,
  type Language,
  type opportunityApi,
  PRIVATE_STATES,
  type PrivateList,
  type PrivateRow,
  privateStateOf,
  REFUSED,
  type SheetList,
  sheetMachine,
  type SheetRow,
  type SheetState,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, fromJson } from '../core/db/db';
import { type Condition, like } from '../core/db/list-query';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { translate } from '../core/i18n';
import { FieldCipher } from '../core/security/field-cipher';
import { BusinessPasswordService } from '../shop';
import type { RequestTexts, SheetEntity } from './sheet.entity';
import { DESCRIPTION, sheetNumberIn } from './sheet-words';
import { buyerOf, isOpenTo, statusOf } from './sheet.view';

type Api = typeof opportunityApi;
type Filter = Pick<Input<Api['sheetList']>, 'ip_id' | 'state' | 'keyword'>;
type Mine = SheetEntity & { state: HolderState };
interface Narrowed {
  where: string;
  params: unknown[];
}
/** Code points of a description that a row shows. */
const SHOWN = 60;

/** The holder's lists. Without the supplement a row is category, quantity and dates; a refused sheet stays so. */
@Injectable()
export class SheetListService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly consents: ConsentService,
    private readonly passwords: BusinessPasswordService,
  ) {}

  async list(
    me: MemberCaller,
    { ip_id, state, keyword, ...paging }: Input<Api['sheetList']>,
    language: Language,
  ): Promise<SheetList> {
    const supplement = await this.hasSupplement(me);
    const page = await pageOf<Mine, SheetRow>(
      this.db,
      {
        from: 'sheet t',
        by: 'created_at',
        ...this.narrowed({ ip_id, state, keyword }, supplement, language),
      },
      paging,
      (row) => this.row(row, supplement, language),
    );
    const counted = await this.counted(ip_id, 'platform');
    const counts = Object.fromEntries(
      HOLDER_STATES.map((one) => [one, counted.get(one) ?? 0]),
    ) as SheetList['counts'];
    for (const [one, n] of await this.counted(ip_id, 'platform', " AND turn = 'holder'")) {
      counts[one as HolderState] -= n;
      counts[HOLDERS_TURN] += n;
    }
    return { ...page, counts, supplement };
  }

  async privateList(
    me: MemberCaller,
    { ip_id, state, ...paging }: Input<Api['privateList']>,
    language: Language,
  ): Promise<PrivateList> {
    await this.passwords.demand(me, ip_id);
    const supplement = await this.hasSupplement(me);
    const states = (Object.keys(sheetMachine.states) as SheetState[]).filter(
      (one) => state === undefined || privateStateOf(one) === state,
    );
    const page = await pageOf<SheetEntity, PrivateRow>(
      this.db,
      {
        from: 'sheet t',
        by: 'created_at',
        where: "t.ip_id = ? AND t.source = 'private_link' AND t.state IN (?)",
        params: [ip_id, states],
      },
      paging,
      (row) => ({
        ...this.row(row as Mine, supplement && privateStateOf(row.state) === PRIVATE_STATES[1], language),
        state: row.state,
        private_state: privateStateOf(row.state),
      }),
    );
    const counted = await this.counted(ip_id, 'private_link');
    const counts = Object.fromEntries(PRIVATE_STATES.map((one) => [one, 0])) as PrivateList['counts'];
    for (const [one, n] of counted) counts[privateStateOf(one)] += n;
    return { ...page, counts, supplement };
  }

  private hasSupplement(me: MemberCaller): Promise<boolean> {
    return this.consents.has(me.id, CONSENT.supplement[0]);
  }

  private async counted(ipId: string, source: DealSource, only = ''): Promise<Map<SheetState, number>> {
    const rows = await this.db.rows<{ state: SheetState; n: number | string }>(
      `SELECT state, COUNT(*) AS n FROM sheet WHERE ip_id = ? AND source = ?${only} GROUP BY state`,
      [ipId, source],
    );
    return new Map(rows.map(({ state, n }) => [state, Number(n)]));
  }

  /** A keyword is looked for in what the member sees: number and category, and the description of a sheet that is open to them. */
  private narrowed({ ip_id, state, keyword }: Filter, supplement: boolean, language: Language): Narrowed {
    const waits = state === HOLDERS_TURN;
    const tab = state ? ` AND ${waits ? '' : 'NOT '}t.turn <=> 'holder'` : '';
    const where = `t.ip_id = ? AND t.source = 'platform' AND t.state IN (?)${tab}`;
    const params = [ip_id, state && !waits ? [state] : HOLDER_STATES];
    if (keyword === undefined) return { where, params };
    const number = sheetNumberIn(keyword);
    const named = FIELD_IDS.filter((id) =>
      translate(language, `field.${String(id)}`)
        .toLowerCase()
        .includes(keyword.toLowerCase()),
    );
    const either: Condition[] = [
      { sql: '1 = 0', params: [] },
      ...(number ? [{ sql: 't.sheet_no LIKE ?', params: [like(number)] }] : []),
      ...(named.length ? [{ sql: 't.sku_id IN (?)', params: [named] }] : []),
      ...(supplement
        ? [{ sql: `t.state <> ? AND LOWER(${DESCRIPTION}) LIKE LOWER(?)`, params: [REFUSED, like(keyword)] }]
        : []),
    ];
    return {
      where: `${where} AND (${either.map((one) => one.sql).join(' OR ')})`,
      params: [...params, ...either.flatMap((one) => one.params)],
    };
  }

  private row(sheet: Mine, open: boolean, language: Language): SheetRow {
    const shown = isOpenTo(open, sheet);
    const known = shown && sheet.buyer && BUYER_KNOWN.includes(sheet.state);
    const { buyer_name, company_name } = buyerOf(this.cipher, sheet);
    return {
      sheet_id: sheet.id,
      ...statusOf(sheet),
      sku_id: sheet.sku_id,
      sku: translate(language, `field.${String(sheet.sku_id)}`),
      buy_num: sheet.buy_num,
      sku_describe: shown ? beginning(fromJson<RequestTexts>(sheet.request).sku_describe, SHOWN) : null,
      buyer_name: known ? buyer_name : null,
      company_name: known ? company_name : null,
    };
  }
}
