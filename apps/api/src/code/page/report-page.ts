import { markup } from '../../core/http/html';
import { pathOf } from '../engine';
import { type PageQuery, card, STATUS_MARKS, frame } from './frame';
import { type ReportForm, reportForm } from './report-form';
import { REPORT_WORDS } from './report-words';

/** The form as a page of its own, after an invalid input. */
export const reportPage = (form: ReportForm, query: PageQuery): string => {
  const words = REPORT_WORDS[query.language];
  return frame(
    query,
    words.title,
    markup`<section class="report"><h1>${words.title}</h1>${reportForm(form, query.language)}</section>
<p class="back"><a href="${pathOf(form.code)}?lang=${query.language}">${words.back}</a></p>`,
  );
};

/** Confirms that a report has arrived. */
export const sentPage = (code: string, query: PageQuery): string => {
  const words = REPORT_WORDS[query.language];
  return frame(
    query,
    words.sent,
    markup`${card(STATUS_MARKS.tick, words.sent, words.sent_text)}
<p class="back"><a href="${pathOf(code)}?lang=${query.language}">${words.back}</a></p>`,
  );
};
