import { type Input, replyTemplateApi } from '@ipw/domain';
import { api, type CallOptions } from '../../app/api';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';

export const useTemplates = () =>
  useApi(replyTemplateApi.list, { ip_id: useIpId() }, { staleTime: 0, wordless: true });

const changed = () => queries.invalidateQueries({ queryKey: [replyTemplateApi.list.path] });

export const saveTemplate = (input: Input<typeof replyTemplateApi.save>, options: CallOptions) =>
  api(replyTemplateApi.save, input, options).then(changed);

export const deleteTemplate = (ip_id: string, template_id: string) =>
  api(replyTemplateApi.delete, { ip_id, template_id }).finally(() => void changed());
