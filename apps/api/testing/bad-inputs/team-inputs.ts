/** Valid inputs of the calls about the people of an IP, of an IP that its owner runs. */
import { NOWHERE } from '../access/row';
import { PASSWORD } from '../fixtures';

export const teamInputs = (ip_id: string, phone_number: string) => ({
  'ip/invite': { ip_id, area_code: '86', phone_number },
  'ip/handoverOffer': { ip_id, area_code: '86', phone_number, password: PASSWORD },
  'ip/handoverCancel': { ip_id, handover_id: NOWHERE, version: 1 },
  'member/handoverAnswer': { handover_id: NOWHERE, version: 1, accept: 1, agree: 1 },
  'ip/operatorRemove': { ip_id, operator_id: NOWHERE, version: 1 },
  'ip/operatorLeave': { ip_id, version: 1 },
  'ip/inviteWithdraw': { ip_id, invitation_id: NOWHERE },
  'member/invitationAnswer': { invitation_id: NOWHERE, accept: 1 },
});
