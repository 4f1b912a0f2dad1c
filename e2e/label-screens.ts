import { codeReportMachine } from '@ipw/domain';
import type { Member } from './fixtures';
import { at, paths } from './ways';

type Screens = Record<string, string>;

/** The holder's pages of label orders, reported fakes and alerts. */
export const labelScreens = async (member: Member): Promise<Screens> => ({
  ...(await orderScreens(member)),
  ...(await alertScreens(member)),
  'reported fake': at(`${paths.codeReports}?report_id=${await openReport(member)}`),
});

/** Orders of the member's current IP: one with an invoice or the form to request it, one whose voucher can be changed. */
async function orderScreens(member: Member): Promise<Screens> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const { list } = await member.call<{ list: { order_id: string; payment_type: string; paid: 0 | 1 }[] }>(
    'code/orderList',
    { ip_id: user.use_ip_id },
  );
  const one = (found: (order: (typeof list)[number]) => boolean) =>
    at(`${paths.codeOrders}?order_id=${list.find(found)!.order_id}`);
  return {
    'paid order': one(({ paid }) => paid === 1),
    'order by transfer': one(({ payment_type }) => payment_type === 'bank'),
  };
}

/** An open report of a label of the member's current IP. */
async function openReport(member: Member): Promise<string> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const input = { ip_id: user.use_ip_id, state: codeReportMachine.initial };
  const { list } = await member.call<{ list: { report_id: string }[] }>('code/reportList', input);
  return list[0]!.report_id;
}

/** Alerts of the member's current IP: the list, an open alert and a settled one. */
async function alertScreens(member: Member): Promise<Screens> {
  const { user } = await member.call<{ user: { use_ip_id: string } }>('member/info');
  const input = { ip_id: user.use_ip_id };
  const { list } = await member.call<{ list: { alert_id: string; state: string }[] }>(
    'code/alertList',
    input,
  );
  return {
    'unusual scans': at(paths.codeAlerts),
    ...Object.fromEntries(
      list.map(({ alert_id, state }) => [`${state} alert`, at(`${paths.codeAlerts}?alert_id=${alert_id}`)]),
    ),
  };
}
