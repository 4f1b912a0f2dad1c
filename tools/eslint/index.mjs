// Our lint rules as a plugin. `apps/api/test/lint.spec.ts` shows what each reports.
import folders from './folders.mjs';
import noStateLiterals from './no-state-literals.mjs';
import ownTables from './own-tables.mjs';
import featureBoundaries from './feature-boundaries.mjs';

export const rules = {
  folders,
  'no-state-literals': noStateLiterals,
  'own-tables': ownTables,
  'feature-boundaries': featureBoundaries,
};
