import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, reference } from '../core/wire';
import { FIELD_IDS } from '../ip/ip.reference';
import type { Directory } from './directory';
import { AGREEMENTS, type LegalText } from './legal';

export const contentApi = {
  legal: call<LegalText>()({
    path: 'content/legal',
    access: 'public',
    input: z.strictObject({ page: choice(AGREEMENTS) }),
    summary: 'A legal text in the language of the caller',
  }),
  directory: call<Directory>()({
    path: 'content/directory',
    access: 'public',
    input: z.strictObject({ field: z.optional(reference(FIELD_IDS)) }),
    summary: 'A dozen IPs everybody may see, of one licensing field or of all',
  }),
};
