import { COOPERATING } from '@ipw/domain';

/**
 * Series `s` whose pictures the brand of a cooperation `c` may ask for while it is active: approved, listed, and public, or
 * private where the brand came by the private link; and the series of an awarded entry. Its pictures that were reviewed are
 * asked for by id.
 */
export const ASKABLE = `c.state = '${COOPERATING}' AND s.ip_id = c.ip_id AND s.published_at IS NOT NULL AND s.deleted_at IS NULL AND s.shelf = 'listed'
  AND (s.visibility = 'public' OR c.source = 'private_link' OR (c.origin = 'tender' AND EXISTS
    (SELECT 1 FROM tender_registration e WHERE e.id = c.origin_id AND JSON_CONTAINS(e.snapshot, JSON_QUOTE(s.id), '$.series.series_id'))))`;
