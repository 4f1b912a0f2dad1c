import { consoleCall, recordCalls, versionInput } from '../core/console-endpoint';
import {
  agreementDraftInput,
  agreementPublishInput,
  type AgreementRecord,
  type AgreementRow,
  type LegalTexts,
} from './agreement';

const access = 'agreement:write';

/** The legal texts. A record's id is the name of its page. */
export const agreementAdminApi = {
  ...recordCalls<AgreementRow, AgreementRecord>()('agreements', 'agreement:read', { filters: [], sorts: [] }),
  text: consoleCall<LegalTexts>()('GET agreements/:id/versions/:version', {
    access: 'agreement:read',
    summary: 'The texts of a published version',
  }),
  begin: consoleCall<AgreementRecord>()('POST agreements/:id/draft', {
    access,
    summary: 'Begin a new version',
  }),
  save: consoleCall<{ version: number }>()('PUT agreements/:id/draft', {
    access,
    input: agreementDraftInput,
    summary: 'Save one language of the draft',
  }),
  publish: consoleCall<AgreementRecord>()('POST agreements/:id/publish', {
    access,
    input: agreementPublishInput,
    summary: 'Publish the draft for a day to come',
  }),
  discard: consoleCall<AgreementRecord>()('POST agreements/:id/discard', {
    access,
    input: versionInput,
    summary: 'Discard the draft',
  }),
};
