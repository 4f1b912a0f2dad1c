/** Calls and routes of skin goods. */
import { filtersOf } from './review-rows';
import { NOWHERE, type Row } from './row';

export const SKIN_CALLS: Record<string, Row> = {
  'tender/skinDetail': {},
  'tender/skinList': {},
  'tender/skinSave': { input: { version: 99 } },
  'tender/skinSubmit': { input: { version: 99 } },
  'tender/skinWithdraw': { input: { version: 99 } },
};

export const SKIN_ROUTES: Record<string, Row> = {
  'GET skins': {},
  'GET skins/counts': {},
  'GET skins/export': {},
  'GET skins/:id': {},
  'GET skins/:id/history': {},
  'GET skins/:id/package': {},
  'POST skins/:id/:action': { action: 'assign', input: { version: 99 } },
  'POST skins/bulk/:action': { action: 'assign', input: { ids: [NOWHERE], versions: [1] } },
  ...filtersOf('skins'),
};
