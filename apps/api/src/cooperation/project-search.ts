import { FIELD_IDS, type Language, LANGUAGES } from '@ipw/domain';
import { COLLATION } from '../core/db/columns';
import { like } from '../core/db/list-query';
import { translate } from '../core/i18n';

/** A condition with its parameters. */
type Condition = [sql: string, ...params: unknown[]];

/** A subquery of the ids of cooperations `c`, with what names their projects. */
const IDS = `SELECT c.id FROM cooperation c LEFT JOIN sheet s ON c.origin = 'sheet' AND s.id = c.origin_id
  LEFT JOIN tender_registration r ON c.origin = 'tender' AND r.id = c.origin_id LEFT JOIN tender p ON p.id = r.tender_id`;

/** Cooperations `c` whose project has a name like this, as `projectOf` shows it in one of the languages. */
function named(keyword: string, languages: readonly Language[]): Condition {
  const words = keyword.toLocaleLowerCase();
  const skus = FIELD_IDS.filter((id) =>
    languages.some((language) =>
      translate(language, `field.${String(id)}` as 'field.1')
        .toLocaleLowerCase()
        .includes(words),
    ),
  );
  const titles = languages.map(
    (language) => `JSON_UNQUOTE(JSON_EXTRACT(p.texts, '$."${language}".title')) COLLATE ${COLLATION} LIKE ?`,
  );
  return [
    `CASE WHEN c.title IS NOT NULL THEN c.title LIKE ? WHEN p.id IS NOT NULL THEN (${titles.join(' OR ')}) ELSE s.sku_id IN (?) END`,
    like(keyword),
    ...languages.map(() => like(keyword)),
    skus.length ? skus : [0],
  ];
}

/**
 * Records `t` of an IP's cooperations whose project has a name like this in the language. The cooperations are those of the
 * IP, read over its index once a list.
 */
export function inProject(ipId: string, keyword: string, language: Language): Condition {
  const [sql, ...params] = named(keyword, [language]);
  return [`t.cooperation_id IN (${IDS} WHERE c.ip_id = ? AND ${sql})`, ipId, ...params];
}

/** Records `t` of cooperations with a number or a project like this, in any language: what staff search for. */
export function inAnyProject(keyword: string, column: 'id' | 'cooperation_id'): Condition {
  const [sql, ...params] = named(keyword, LANGUAGES);
  return [`t.${column} IN (${IDS} WHERE c.coop_no LIKE ? OR ${sql})`, like(keyword.toUpperCase()), ...params];
}
