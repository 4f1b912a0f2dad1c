import { consoleCall } from '../core/console-endpoint';
import type { UploadedFile } from './file.schema';

export const fileAdminApi = {
  upload: consoleCall<UploadedFile>()('POST files', {
    // The scopes that upload something; which use a role may name follows from `staff` in the limits.
    access: [
      'content:write',
      'tender:write',
      'campaign:write',
      'filing:review',
      'invoice:write',
      'cooperation:write',
    ],
    multipart: true,
    summary: 'Upload one file for a named use: `usage`, then `file`',
  }),
};
