/** Routes of the reference lists and of own tags. */
import type { Row } from './row';

const names = { 'zh-CN': '猫', 'zh-TW': '貓', en: 'Cat' };
/** A version that does not exist. */
const stale = { version: 99 };

export const LIST_DESKS: Record<string, Row> = {
  'GET own-tags': {},
  'GET own-tags/:id': {},
  'POST own-tags/:id/merge': { input: { into: 'kernel.2' }, fresh: true },
  'POST own-tags/:id/promote': { input: { names }, fresh: true },
  'GET references': {},
  'GET references/:id': {},
  'GET references/:id/history': {},
  'PUT references/:id': { input: { ...stale, names, hidden: 0, sort: 1 } },
  'POST references/:id/merge': { input: { ...stale, into: 'kernel.2' } },
};
