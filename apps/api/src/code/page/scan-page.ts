import { type CodeFacts, fill, LANGUAGES, type Language, type ScanMark, type Verdict } from '@ipw/domain';
import { type Html, markup } from '../../core/http/html';
import { CODE_LENGTH, pathOf, spaced } from '../engine';
import { type PageQuery, card, STATUS_MARKS, type StatusMark, frame } from './frame';
import { reportForm } from './report-form';
import { REPORT_WORDS } from './report-words';
import { WORDS } from './words';

const FACE: Record<Verdict, StatusMark> = {
  genuine: STATUS_MARKS.tick,
  scanned_before: STATUS_MARKS.clock,
  unknown: STATUS_MARKS.cross,
  suspended: STATUS_MARKS.pause,
  revoked: STATUS_MARKS.bar,
};

const clock = (language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' });
/** Created once, because creating one takes longer than the rest of a page. */
const CLOCKS = Object.fromEntries(LANGUAGES.map((language) => [language, clock(language)])) as Record<
  Language,
  Intl.DateTimeFormat
>;

/** A time in the reader's language, in China's time zone, which is named. */
const moment = (iso: string, language: Language): string =>
  `${CLOCKS[language].format(new Date(iso))} (UTC+8)`;

/** A code in groups; other texts unchanged. */
const shown = (code: string): string =>
  code.length === CODE_LENGTH ? spaced(code) : code.slice(0, 2 * CODE_LENGTH);

function meaningOf({ verdict, checked_at }: CodeFacts, language: Language): string {
  const { meaning } = WORDS[language].verdict[verdict];
  if (verdict !== 'genuine') return meaning;
  return `${meaning}${checked_at ? WORDS[language].only_you : WORDS[language].nobody}`;
}

function goods(code: string, { goods, ip, licensee }: CodeFacts, language: Language): Html {
  const words = WORDS[language];
  const picture = goods?.image ?? ip?.image;
  const rows: [string, string | null | undefined][] = [
    [words.licensee, licensee],
    [words.code, shown(code)],
  ];
  return markup`<section class="goods">
${picture && markup`<img class="picture" src="${picture}" alt="" width="300" height="225">`}
${goods && markup`<h2>${goods.product_name}</h2>`}
${ip && markup`<p class="ip">${goods?.image && ip.image && markup`<img src="${ip.image}" alt="" width="32" height="32">`}<span>${words.ip} · ${ip.name}</span></p>`}
<dl>${rows.filter(([, value]) => value).map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
</section>`;
}

interface ScanResult {
  code: string;
  facts: CodeFacts;
  /** The key of the report form. */
  form: string;
  mark: ScanMark | null;
}

/** Notes below the verdict: earlier visits, this phone's own, and that programs are no visitors. */
function notesOf({ facts, mark }: Pick<ScanResult, 'facts' | 'mark'>, language: Language): string[] {
  const words = WORDS[language];
  const { scan_count, first_scanned_at, checked_at } = facts;
  return [
    first_scanned_at && scan_count > 1
      ? fill(words.history, { count: scan_count, first: moment(first_scanned_at, language) })
      : '',
    checked_at ? fill(words.yours, { at: moment(checked_at, language) }) : '',
    mark === 'program' || mark === 'ahead' ? words.robot : '',
  ].filter(Boolean);
}

/** The result of a scan as a page that loads nothing but pictures. */
function scanPage({ code, facts, form }: ScanResult, notes: readonly string[], query: PageQuery): string {
  const { language } = query;
  const words = WORDS[language];
  const { word } = words.verdict[facts.verdict];
  const body = markup`${card(FACE[facts.verdict], word, meaningOf(facts, language), notes)}
${goods(code, facts, language)}
${facts.goods && markup`<p class="limits">${words.limits}</p>`}
<details><summary>${REPORT_WORDS[language].title}</summary>
${reportForm({ code, form, known: facts.ip !== null }, language)}
</details>`;
  return frame(query, word, body);
}

/** Stand for a code, a form's key and a note in a page that is rendered once; none of them is escaped. */
const STAND = {
  code: 'STANDSFORTHECODEOFTHELABEL',
  form: 'STANDSFORTHEKEYOFTHEFORM',
  note: 'STANDSFORANOTE',
};
const STANDS = new RegExp(`(${[STAND.code, spaced(STAND.code), STAND.form, STAND.note].join('|')})`);
/** Pages of so many verdicts, goods and languages are kept. */
const MOST_KEPT = 1000;

/** Renders pages: of our codes from a page of the same goods, verdict and language, which is rendered once. */
export class ScanPages {
  private readonly kept = new Map<string, readonly (Buffer | string)[]>();

  /** The page in UTF-8. */
  page(result: ScanResult, query: PageQuery): Buffer {
    const { code, facts, form } = result;
    const { language } = query;
    const notes = notesOf(result, language);
    // Other texts than codes are of any length, and are escaped in more than one way.
    if (!facts.goods) return Buffer.from(scanPage(result, notes, query));
    const { verdict, checked_at, ip, goods, licensee } = facts;
    const key = JSON.stringify([language, verdict, checked_at !== null, notes.length, ip, goods, licensee]);
    const pieces = this.kept.get(key) ?? this.keep(key, result, notes.length, language);
    let note = -1;
    const textOf = (stand: string): string => {
      if (stand === STAND.code) return code;
      if (stand === STAND.form) return form;
      if (stand === STAND.note) return markup`${notes[(note += 1)]}`.text;
      return spaced(code);
    };
    return Buffer.concat(
      pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(textOf(piece)) : piece)),
    );
  }

  /** What surrounds the stands, in UTF-8: encoding a whole page takes longer than all else it needs. */
  private keep(
    key: string,
    { facts, mark }: ScanResult,
    notes: number,
    language: Language,
  ): readonly (Buffer | string)[] {
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const pieces = scanPage(
      { code: STAND.code, facts, form: STAND.form, mark },
      Array<string>(notes).fill(STAND.note),
      { language, path: pathOf(STAND.code) },
    )
      .split(STANDS)
      .map((piece, at) => (at % 2 ? piece : Buffer.from(piece)));
    this.kept.set(key, pieces);
    return pieces;
  }
}
