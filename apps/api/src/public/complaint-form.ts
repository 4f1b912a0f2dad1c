import {
  COMPLAINT_KINDS,
  COMPLAINT_TEXT,
  DUE_DAYS,
  fill,
  formatLimit,
  type Language,
  uploadLimit,
} from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { type Html, markup } from '../core/http/html';
import { COMPLAINT_WORDS } from './complaint-words';
import { frame } from './page-frame';
import { POLICY } from './page-policy';

/** The fields in order; the files are last, so that all other fields arrive before them. */
const FIELDS = ['page', 'kind', 'statement', 'complainant', 'email', 'proof'] as const;
type Field = (typeof FIELDS)[number];
const MOST = { page: 500, statement: COMPLAINT_TEXT, complainant: 40, email: 254 } as const;

export const PROOF = 'complaint_proof';

/** What the form's signature is about: one form for all IPs. */
export const COMPLAINT_SUBJECT = 'complaint';

export const complaintHtml = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': POLICY.replace("form-action 'none'", "form-action 'self'"),
    'content-language': language,
    'cache-control': 'no-store',
    vary: 'accept-language',
  });

export interface ComplaintForm {
  /** The form's key. */
  form: string;
  typed?: Readonly<Record<string, string>>;
  /** Error sentences by field. */
  wrong?: Readonly<Record<string, string>>;
  /** The IP that the address names. */
  ip?: string;
  /** Why the form could not be sent at all. */
  refused?: string;
}

function control(field: Field, { typed = {}, wrong = {} }: ComplaintForm, language: Language): Html {
  const words = COMPLAINT_WORDS[language];
  const first = FIELDS.find((one) => wrong[one]);
  const state = markup`name="${field}" id="${field}" required ${wrong[field] && markup`aria-invalid="true"`} aria-describedby="${field}-note" ${field === first && 'autofocus'}`;
  if (field === 'proof')
    return markup`<input type="file" multiple accept="${uploadLimit(PROOF).accept.join(',')}" ${state}>`;
  if (field === 'kind')
    return markup`<select ${state}><option value="">${words.choose}</option>${COMPLAINT_KINDS.map(
      (kind) =>
        markup`<option value="${kind}" ${typed.kind === kind && 'selected'}>${words.kind[kind]}</option>`,
    )}</select>`;
  const most = String(MOST[field]);
  if (field === 'statement')
    return markup`<textarea rows="7" minlength="10" maxlength="${most}" ${state}>${typed[field]}</textarea>`;
  const type = field === 'email' ? 'email' : 'text';
  return markup`<input type="${type}" maxlength="${most}" ${field === 'email' && markup`autocomplete="email"`} value="${typed[field]}" ${state}>`;
}

/** The page with the form, with what was typed and an error beside each field. */
export function complaintPage(given: ComplaintForm, language: Language): string {
  const words = COMPLAINT_WORDS[language];
  const { wrong = {}, refused, form } = given;
  const { count, max } = uploadLimit(PROOF);
  const alert = refused ?? wrong.form ?? (Object.keys(wrong).length > 0 && words.wrong);
  return framed(
    words.title,
    markup`<p>${fill(words.lead, { days: DUE_DAYS.complaint })}</p>
    ${alert && markup`<p class="wrong" role="alert">${alert}</p>`}
    <form method="post" action="/complain?lang=${language}" enctype="multipart/form-data">
      <input type="hidden" name="form" value="${form}">
      ${FIELDS.map(
        (field) => markup`<p class="field"><label for="${field}">${words.field[field]}</label>
          ${control(field, given, language)}
          <small id="${field}-note">${wrong[field] && markup`<b class="wrong">${wrong[field]}</b> `}${fill(words.hint[field], { count, max: formatLimit(max) })}</small></p>`,
      )}
      <p class="note">${words.agree}</p>
      <button class="button">${words.send}</button>
    </form>`,
    language,
    given.ip,
  );
}

/** Confirms that a complaint has arrived. */
export function complaintSentPage(number: string, language: Language): string {
  const words = COMPLAINT_WORDS[language];
  return framed(
    fill(words.sent, { number }),
    markup`<p role="status">${fill(words.sent_text, { days: DUE_DAYS.complaint })}</p>
    <p><a class="button" href="/">${words.back}</a></p>`,
    language,
  );
}

const framed = (title: string, body: Html, language: Language, ip?: string): string =>
  frame(
    markup`<title>${title}</title><meta name="robots" content="noindex" />`,
    markup`<div class="complaint"><h1>${title}</h1>${body}</div>`,
    language,
    ip === undefined ? {} : { ip, query: { ip } },
  );
