import { markup } from '../../../core/http/html';
import { type Asked, card, FACES, frame, pathOf } from './frame';
import { type ReportForm, reportForm } from './report-form';
import { REPORT_WORDS } from './report-words';

/** The form on a page of its own: where something was wrong with it. */
export const reportPage = (form: ReportForm, asked: Asked): string => {
  const words = REPORT_WORDS[asked.language];
  return frame(
    asked,
    words.title,
    markup`<section class="report"><h1>${words.title}</h1>${reportForm(form, asked.language)}</section>
<p class="back"><a href="${pathOf(form.code)}?lang=${asked.language}">${words.back}</a></p>`,
  );
};

/** Says that a report has arrived. */
export const sentPage = (code: string, asked: Asked): string => {
  const words = REPORT_WORDS[asked.language];
  return frame(
    asked,
    words.sent,
    markup`${card(FACES.tick, words.sent, words.sent_text)}
<p class="back"><a href="${pathOf(code)}?lang=${asked.language}">${words.back}</a></p>`,
  );
};
