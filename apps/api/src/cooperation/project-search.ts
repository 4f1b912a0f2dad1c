import { FIELD_IDS, type Language } from '@ipw/domain';
import { COLLATION } from '../core/db/columns';
import { like } from '../core/db/list-query';
import { translate } from '../core/i18n';

/** A condition with its parameters. */
type Condition = [sql: string, ...params: unknown[]];

/**
 * Records `t` of an IP's cooperations whose project has a name like this, as `projectOf` shows it in the language. The
 * cooperations are those of the IP, read over its index once a list.
 */
export function inProject(ipId: string, keyword: string, language: Language): Condition {
  const words = keyword.toLocaleLowerCase();
  const skus = FIELD_IDS.filter((id) =>
    translate(language, `field.${String(id)}` as 'field.1')
      .toLocaleLowerCase()
      .includes(words),
  );
  return [
    `t.cooperation_id IN (SELECT c.id FROM cooperation c LEFT JOIN sheet s ON c.origin = 'sheet' AND s.id = c.origin_id
      LEFT JOIN tender_registration r ON c.origin = 'tender' AND r.id = c.origin_id LEFT JOIN tender p ON p.id = r.tender_id
      WHERE c.ip_id = ? AND CASE WHEN c.title IS NOT NULL THEN c.title LIKE ? WHEN p.id IS NOT NULL
        THEN JSON_UNQUOTE(JSON_EXTRACT(p.texts, '$."${language}".title')) COLLATE ${COLLATION} LIKE ? ELSE s.sku_id IN (?) END)`,
    ipId,
    like(keyword),
    like(keyword),
    skus.length ? skus : [0],
  ];
}
