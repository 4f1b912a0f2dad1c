// Lint rules of our own, as a plugin. `apps/api/test/lint.spec.ts` shows what each reports.
import ownTables from './own-tables.mjs';

export const rules = { 'own-tables': ownTables };
