import { fill, formatLimit, type Language, uploadLimit } from '@ipw/domain';
import { type Html, markup } from '../../core/http/html';
import { pathOf } from '../engine';
import { REPORT_WORDS } from './report-words';

/** The fields in order; the picture is last, so that all other fields arrive before it. */
const FIELDS = ['bought_at', 'description', 'contact', 'image'] as const;
type Field = (typeof FIELDS)[number];
const MOST: Record<Exclude<Field, 'image'>, number> = { bought_at: 80, description: 500, contact: 80 };
const REQUIRED: readonly Field[] = ['bought_at', 'description'];

export interface ReportForm {
  code: string;
  /** The form's key. */
  form: string;
  /** Whether the code belongs to a holder; otherwise only staff read the report. */
  known: boolean;
  typed?: Readonly<Record<string, string>>;
  /** Error sentences by field. */
  wrong?: Readonly<Record<string, string>>;
}

export const REPORT_USAGE = 'report_image';

/** The form to report a fake, with the typed text and an error beside each field. */
export function reportForm(
  { code, form, known, typed = {}, wrong = {} }: ReportForm,
  language: Language,
): Html {
  const words = REPORT_WORDS[language];
  const first = FIELDS.find((field) => wrong[field]);
  const limit = uploadLimit(REPORT_USAGE);
  const hints: Partial<Record<Field, string>> = {
    image: fill(words.picture_hint, { max: formatLimit(limit.max) }),
    contact: words.contact_hint,
  };
  const control = (field: Field): Html => {
    const state = markup`name="${field}" id="${field}" ${REQUIRED.includes(field) && 'required'} ${wrong[field] && markup`aria-invalid="true"`} aria-describedby="${field}-note" ${field === first && 'autofocus'}`;
    if (field === 'image') return markup`<input type="file" accept="${limit.accept.join(',')}" ${state}>`;
    const most = String(MOST[field]);
    if (field === 'description')
      return markup`<textarea rows="4" maxlength="${most}" ${state}>${typed[field]}</textarea>`;
    return markup`<input maxlength="${most}" autocomplete="off" value="${typed[field]}" ${state}>`;
  };
  return markup`<form method="post" action="${pathOf(code)}/report?lang=${language}" enctype="multipart/form-data">
<p>${known ? words.lead : words.lead_unknown}</p>
${Object.keys(wrong).length > 0 && markup`<p class="wrong" role="alert">${wrong.form ?? words.wrong}</p>`}
<input type="hidden" name="form" value="${form}">
${FIELDS.map(
  (
    field,
  ) => markup`<p class="field"><label for="${field}">${words.field[field]}${!REQUIRED.includes(field) && markup` <small>${words.optional}</small>`}</label>
${control(field)}
<small id="${field}-note">${wrong[field] ? markup`<b class="wrong">${wrong[field]}</b>` : hints[field]}</small></p>`,
)}
<button>${words.send}</button>
</form>`;
}
