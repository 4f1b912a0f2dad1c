import { AWARDED, type Language, LANGUAGES, shanghaiMinute, type TenderContent } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { translate } from '../core/i18n';
import type { AwardEntity } from './award.entity';
import type { QuestionEntity } from './question.entity';
import type { TenderEntity } from './tender.entity';
import type { NoticeKind, TenderNoticeEntity } from './tender-notice.entity';
import type { ArgsIn } from './tender-notice.service';
import type { TenderVersionEntity } from './tender-version.entity';

/** Awarded IPs a message names; all are on the page. */
const MOST_NAMED = 5;

/** The parts of a project that a message names as changed, by their words `tender_part.<name>`. */
const PARTS: Readonly<Record<string, (content: TenderContent, language: Language) => unknown>> = {
  closing_time: ({ closes_at }) => closes_at,
  opens_at: ({ opens_at }) => opens_at,
  title: ({ texts }, language) => texts[language].title,
  body: ({ texts }, language) => texts[language].body,
  materials: ({ texts }, language) => texts[language].materials,
  prize: ({ texts }, language) => texts[language].prize,
  criteria: ({ criteria }) => criteria,
  most_entries: ({ most_entries }) => most_entries,
  field_ids: ({ field_ids }) => field_ids,
  ip_types: ({ ip_types }) => ip_types,
  kernels: ({ kernels }) => kernels,
  brand_name: ({ brand_name }) => brand_name,
  brand_logo: ({ brand_logo }) => brand_logo,
  cover: ({ cover }) => cover,
  reference_images: ({ images }) => images,
  document: ({ document }) => document,
  texts: ({ texts }, language) => LANGUAGES.filter((one) => one !== language).map((one) => texts[one]),
};
/** Parts whose old and new value fit into a message. */
const TIMES = ['opens_at', 'closing_time'];

type Source = (sql: Sql, tender: TenderEntity, about: string) => Promise<ArgsIn>;

const ARGS: Readonly<Record<NoticeKind, Source>> = {
  opened: closing,
  closing,
  changed: async (sql, { id }, about) => {
    const number = Number(about);
    const versions = await sql.rows<TenderVersionEntity>(
      'SELECT * FROM tender_version WHERE tender_id = ? AND number IN (?) ORDER BY number',
      [id, [number - 1, number]],
    );
    const [before, after] = versions.map(({ content }) => fromJson<TenderContent>(content));
    return (language) => ({
      changed: listed(language, changedParts(before!, after!, language)),
      reason: versions[1]!.reason!,
    });
  },
  cancelled: (_sql, { cancel_reason }) => Promise.resolve(() => ({ reason: cancel_reason ?? '' })),
  answered: async (sql, _tender, about) => {
    const row = (await sql.one<QuestionEntity>('SELECT * FROM tender_question WHERE id = ?', [about]))!;
    return () => ({ question: row.wording ?? '', answer: row.answer ?? '' });
  },
  reopened: () => Promise.resolve(() => ({})),
  decided: async (sql, { id }) => {
    const award = (await sql.one<AwardEntity>('SELECT * FROM tender_award WHERE id = ?', [id]))!;
    const awarded = await sql.rows<{ ip_name: string }>(
      `SELECT ip.ip_name FROM tender_registration r JOIN ip ON ip.id = r.ip_id WHERE r.tender_id = ? AND r.result = ?
        ORDER BY r.\`rank\` IS NULL, r.\`rank\`, r.id LIMIT ${String(MOST_NAMED + 1)}`,
      [id, AWARDED],
    );
    const names = awarded.map(({ ip_name }, at) => (at === MOST_NAMED ? '…' : ip_name)).join(' · ');
    return () => ({
      outcome_key: awarded.length ? 'tender_outcome.awarded' : 'tender_outcome.nobody',
      outcome: awarded.length ? names : (award.no_award_reason ?? ''),
    });
  },
};

/** What the message of a notice says, in each language. */
export const argsOf = (
  sql: Sql,
  { kind, about }: Pick<TenderNoticeEntity, 'kind' | 'about'>,
  tender: TenderEntity,
): Promise<ArgsIn> => ARGS[kind](sql, tender, about);

function closing(_sql: Sql, { closes_at }: TenderEntity): Promise<ArgsIn> {
  return Promise.resolve(() => ({ closes: shanghaiMinute(closes_at) }));
}

const listed = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);

const minute = (value: unknown): string => shanghaiMinute(new Date(value as string));

function changedParts(before: TenderContent, after: TenderContent, language: Language): string[] {
  return Object.entries(PARTS).flatMap(([name, read]) => {
    const [was, is] = [read(before, language), read(after, language)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const part = translate(language, `tender_part.${name}`);
    return [TIMES.includes(name) ? `${part} ${minute(was)} → ${minute(is)}` : part];
  });
}
