import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, orNothing, type Page, paging } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { Mark } from '../review/mark';
import { SKIN_STATES, type SkinCreation, type SkinState } from './skin.machine';
import { skinOne, skinSaveInput, skinSubmitInput } from './skin.schema';
import type { SkinField, SkinMaterial } from './skin.slots';

export interface SkinRow {
  skin_id: string;
  goods_name: string;
  goods_image: UploadedFile | null;
  creation: SkinCreation;
  state: SkinState;
  version: number;
  /** What the caller may do now: `save`, `submit`, `withdraw`. */
  actions: string[];
  /** How many slots are not complete. */
  missing: number;
  submitted_at: string | null;
  decided_at: string | null;
  /** The day staff planned for the listing, then the day of the listing. */
  listed_on: string | null;
  /** Its page on the platform. */
  listing_link: string | null;
  updated_at: string;
}

export interface SkinList extends Page<SkinRow> {
  /** How many goods of the IP are in each state. */
  counts: Record<SkinState, number>;
}

export interface SkinDetail extends SkinRow {
  material: SkinMaterial<UploadedFile>;
  /** Fields that are not complete. */
  incomplete: SkinField[];
  reason_code: string | null;
  reason: string | null;
  /** What the reviewer marked, with a reason each: a slot, or one sticker of it. */
  marks: Mark[];
  /** Fields that differ from the rejected material. */
  changed: string[];
  /** The tender whose award made these goods, in the reader’s language. */
  tender_title: string | null;
}

export interface SkinResult {
  skin_id: string;
  state: SkinState;
  version: number;
}

export const skinApi = {
  list: call<SkinList>()({
    path: 'tender/skinList',
    access: 'ip',
    input: z.strictObject({
      ip_id: id(),
      state: orNothing(choice(SKIN_STATES)),
      page: paging.page,
      page_size: paging.page_size,
    }),
    summary: 'Skin goods of an IP, last changed first, and how many are in each state',
  }),
  detail: call<SkinDetail>()({
    path: 'tender/skinDetail',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), skin_id: id() }),
    summary: 'Skin goods with their material, what is missing, and what reviewers say',
  }),
  save: call<SkinResult>()({
    path: 'tender/skinSave',
    access: 'ip',
    post: true,
    creates: true,
    input: skinSaveInput,
    summary: 'Keep the material of new or unfinished skin goods as a draft',
  }),
  submit: call<SkinResult>()({
    path: 'tender/skinSubmit',
    access: 'ip',
    post: true,
    input: skinSubmitInput,
    summary: 'Submit complete material for review, agreeing to the authorization letter',
  }),
  withdraw: call<SkinResult>()({
    path: 'tender/skinWithdraw',
    access: 'ip',
    post: true,
    input: skinOne,
    summary: 'Take goods back before they are listed; the material stays as a draft',
  }),
};
