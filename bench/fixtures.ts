/** The product's functions that insert records, bundled by `stage.mjs` for the benchmarks. */
export { Sql } from '../apps/api/src/core/db/db';
export { repeated } from '../apps/api/src/core/db/retry';
export { openKeys } from '../apps/api/src/core/keys';
export { FileCipher } from '../apps/api/src/core/providers/file-cipher';
export { FolderBlobStore } from '../apps/api/src/core/providers/folder';
export { Storage } from '../apps/api/src/core/providers/storage';
export { FieldCipher } from '../apps/api/src/core/security/field-cipher';
export { hashToken, newToken } from '../apps/api/src/core/security/token';
export {
  plantBatch,
  plantGoods,
  plantIp,
  plantLabelOrder,
  plantMember,
  plantOperator,
  plantPicture,
  plantStaff,
} from '../apps/api/src/db/seed/fixtures';
export { CodeCipher } from '../apps/api/src/code/engine/code-cipher';
export { CODE_LENGTH } from '../apps/api/src/code/engine/code-text';
export { plantCampaign, plantEntry } from '../apps/api/src/db/seed/plant-campaign';
export { addIndex } from '../apps/api/src/db/migrations/column';
