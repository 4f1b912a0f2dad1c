import { LANGUAGES } from '@ipw/domain';
import { wordingProblems } from '@ipw/domain/testing/wording';
import { WORDS } from '../testing/words';
import type { Key } from './catalogue';

const under = (prefix: string, fields: readonly string[]) =>
  fields.map((field) => [`${prefix}.${field}`, `name.${field}`]);

/** Labels of fields, and the names by which errors call these fields. */
const LABELS = [
  ...under('claim.field', ['cn_name', 'en_name', 'gender', 'avatar', 'cover', 'location', 'ip_type_id']),
  ...under('claim.field', [
    'art_genres_id',
    'other_art_genres',
    'artist_school',
    'accounts',
    'contract_number',
  ]),
  ...under('claim.field', [
    'contract_images',
    'consultant_name',
    'ip_image',
    'ip_name',
    'intro',
    'core_audience',
  ]),
  ...under('claim.field', ['auth_field_id', 'ip_origin', 'birth_time', 'birth_area', 'ip_types', 'kernels']),
  ...under('claim.field', ['proof_images', 'entity_documents', 'operator_authorization']),
  ...under('field', ['case_image', 'case_name', 'case_type_id', 'case_desc', 'image_list', 'event_image']),
  ...under('field', ['event_date', 'event_desc', 'feed_content', 'feed_image', 'announcement_title']),
  ...under('field', ['announcement_content', 'series_name', 'cover', 'images', 'rights_documents']),
  ...under('field', ['entity_documents', 'link_name', 'link_phone_number', 'link_QRcode', 'base_image']),
  ...under('field', ['main_image', 'series_ids', 'manual_file', 'location', 'password', 'new_password']),
  ...under('field', ['confirm_password', 'username']),
  ...under('code.goods', ['project_name', 'product_name', 'licensee', 'image']),
  ...under('code.licensee', ['licensee_name', 'link_name', 'link_phone', 'recipient', 'recipient_phone']),
  ...under('code.licensee', ['recipient_address']),
  ...under('code.invoice', ['company_name', 'tax_id_number', 'email']),
  ...under('code.field', ['label_type', 'quantity', 'repeat_of', 'payment_type']),
  ...under('auth', ['real_name', 'document_type', 'document_images']),
  ['code.field.goods', 'name.goods_id'],
  ['code.field.licensee', 'name.licensee_id'],
  ['code.goods.price', 'name.price_fen'],
  ['field.phone', 'name.phone_number'],
  ['password.old', 'name.old_password'],
  ['yzm.label', 'name.yzm'],
  ['objection.statement', 'name.statement'],
  ['campaign.report_statement', 'name.report_statement'],
  ['scores.remark', 'name.comment'],
  ['room.new_product', 'name.draft_product'],
] as [Key, Key][];

describe.each(LANGUAGES)('words of %s', (language) => {
  const words = WORDS[language];

  it('keep to the glossary', () => {
    expect(wordingProblems(language, words)).toEqual([]);
  });

  it('name a field in errors as its label does', () => {
    const bare = (text: string) =>
      text
        .replace(/[（(].*[)）]$/, '')
        .trim()
        .toLowerCase();
    const differing = LABELS.filter(
      ([label, name]) => !bare(words[label]).endsWith(bare(words[name]).replace(/^the /, '')),
    );
    expect(differing.map(([label, name]) => [label, words[label], words[name]])).toEqual([]);
  });

  it('name the steps of a claim alike on the landing page and in the claim', () => {
    const steps = ['identity', 'choose', 'prove', 'done'].map((step) => words[`claim.steps.${step}` as Key]);
    expect([1, 2, 3, 4].map((step) => words[`landing.step_${String(step)}` as Key])).toEqual(steps);
  });

  it('give the hours of customer service, and those of the footer, once', () => {
    const hours = Object.entries(words).filter(([, text]) => /\d:\d\d–\d/.test(text));
    expect(hours.map(([key]) => key).sort()).toEqual(['contact.hours', 'footer.hours']);
  });
});
