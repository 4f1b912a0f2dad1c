import {
  CONTENT_KINDS,
  IP_INFO_FIELDS,
  ipInfoApi,
  ipInfoSchema,
  type IpKind,
  type Request,
} from '@ipw/domain';
import { settingRules } from '../../content/setting-rules';

const { texts } = CONTENT_KINDS.ipInfo;
const rulesOf = (kind: IpKind) =>
  settingRules<Request<typeof ipInfoApi.update>>({ fields: IP_INFO_FIELDS[kind], texts }, ipInfoApi.update, {
    schema: ipInfoSchema,
    given: { kind },
  });

export const infoRules = { normal: rulesOf('normal'), artist: rulesOf('artist') };
