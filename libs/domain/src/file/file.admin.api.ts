import { consoleCall } from '../core/console-endpoint';
import type { UploadedFile } from './file.schema';

export const fileAdminApi = {
  upload: consoleCall<UploadedFile>()('POST files', {
    access: ['content:write', 'invoice:write', 'cooperation:write'],
    multipart: true,
    summary: 'Upload one file for a named use: `usage`, then `file`',
  }),
};
