import {
  SKIN_CREATIONS,
  SKIN_FIELDS,
  SKIN_REASONS,
  SKIN_SLOTS,
  type SkinAdminRecord,
  type SkinField,
  type SkinPictureField,
  type UploadedFile,
} from '@ipw/domain';
import { None } from '../components/None';
import { IpLink, TenderLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { choices, link, onDay, search, text, word } from '../fields/kinds';
import { keyOf } from '../i18n/words';
import { assigned, marked, queueFields, submittedAt } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import type { Markable } from '../review/model/review-model';
import { SkinMaterial } from './SkinMaterial';

/** The pictures of a slot, stickers in their order. */
function picturesOf({ material }: SkinAdminRecord, field: SkinField): UploadedFile[] {
  if (field === 'emoji_list') return material.emoji_list.flatMap(({ image }) => image ?? []);
  const file = SKIN_SLOTS[field].kind === 'picture' && material[field as SkinPictureField];
  return file ? [file] : [];
}

function toMark(record: SkinAdminRecord, field: SkinField): Markable {
  const { kind } = SKIN_SLOTS[field];
  const value = record.material[field];
  return {
    field,
    value: typeof value === 'string' ? value : undefined,
    ...(kind === 'stickers' && { files: picturesOf(record, field) }),
  };
}

/** Skin goods: the material beside its mock-up, then the listing. */
export default reviewable<'skins'>({
  reasons: SKIN_REASONS,
  title: (skin) => skin.goods_name,
  subtitle: (skin) => (
    <>
      {skin.ip_name} · <Word of={keyOf('skin_creation', skin.creation)} />
    </>
  ),
  picture: (skin) => skin.picture,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['ip_name', 'submitted_at', 'due_at', 'assignee_name', 'listed_on'],
  filters: {
    q: search,
    creation: choices(SKIN_CREATIONS, 'skin_creation'),
    assignee: assigned,
  },
  fields: {
    ip_name: { show: (skin) => <IpLink id={skin.ip_id}>{skin.ip_name}</IpLink> },
    goods_name: text((skin) => skin.goods_name),
    creation: word('skin_creation', (skin) => skin.creation),
    submitted_at: submittedAt,
    listed_on: onDay((skin) => skin.listed_on),
    listing_link: link((skin) => skin.listing_link),
    ...queueFields('skin'),
  },
  details: {
    tender: {
      show: (skin) =>
        skin.tender_id ? <TenderLink id={skin.tender_id}>{skin.tender_title}</TenderLink> : <None />,
    },
    submitter_name: text((skin) => skin.submitter_name),
    marks: marked,
  },
  facts: [
    { title: 'facts.skin', fields: ['goods_name', 'ip_name', 'creation', 'tender', 'submitter_name'] },
    { title: 'facts.review', fields: ['submitted_at', 'decided_at', 'reason_code', 'reason', 'marks'] },
    { title: 'facts.listing', fields: ['listed_on', 'listing_link'] },
  ],
  evidence: (skin) =>
    SKIN_FIELDS.map((field) => ({ title: keyOf('field', field), files: picturesOf(skin, field) })),
  compare: (skin) => <SkinMaterial skin={skin} />,
  markable: (skin) => SKIN_FIELDS.map((field) => toMark(skin, field)),
  explained: true,
  marks: (skin) => skin.marks,
  // Its target state still waits for staff, but the approval is the decision.
  asks: { approve: [], list: ['listing_link', 'listed_on'], schedule: ['listing_link', 'listed_on'] },
});
