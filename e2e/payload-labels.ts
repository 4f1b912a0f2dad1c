import type { Page } from '@playwright/test';
import { codeText } from './codes';
import { expect, type Member } from './fixtures';
import { plantedAlert } from './planted-alert';
import { PAYLOADS } from './payloads';
import { actByCall, at, paths, rowsByCall } from './ways';

/** Combined payloads that fit an address of 200 characters. */
const ADDRESSES = [
  PAYLOADS.slice(0, 5),
  PAYLOADS.slice(5, 10),
  PAYLOADS.slice(10, 15),
  PAYLOADS.slice(15, 20),
].map((some) => some.join(' '));

/**
 * Goods, merchants, orders, alerts and an invoice with payloads as texts; returns the holder's and the console's pages that
 * show them.
 */
export async function fillLabels(
  member: Member,
  desk: Page,
  ip_id: string,
): Promise<{ holder: string[]; console: string[] }> {
  const { image_id: image } = await member.upload('goods.png', 'goods_image');
  let goods_id = '';
  for (const payload of PAYLOADS) {
    const goods = {
      ip_id,
      project_name: payload,
      product_name: payload,
      licensee: payload,
      price_fen: 100,
      image,
    };
    ({ goods_id } = await member.call<{ goods_id: string }>('code/goodsSave', goods));
    await member.call('code/licenseeSave', {
      ip_id,
      licensee_name: payload,
      link_name: payload,
      link_phone: '0571 8888 6666',
      recipient: payload,
      recipient_phone: '13800000000',
      recipient_address: payload,
    });
  }
  const orders: string[] = [];
  for (const [index, recipient_address] of ADDRESSES.entries()) {
    const { order_id } = await member.call<{ order_id: string }>('code/orderCreate', {
      ip_id,
      goods_id,
      label_type: 'common',
      quantity: 1000,
      payment_type: 'wallet',
      recipient: PAYLOADS[index],
      recipient_phone: '13800000000',
      recipient_address,
      agree: { contract: 1, manual: 1 },
    });
    orders.push(order_id);
  }
  const [order_id] = orders;
  const { pay_url } = await member.call<{ pay_url: string }>('code/orderPay', { ip_id, order_id });
  expect((await desk.request.post(pay_url)).ok()).toBe(true);
  await member.call('code/invoiceRequest', {
    ip_id,
    order_id,
    company_name: PAYLOADS[1],
    tax_id_number: '91330106MA2CABCD12',
    email: 'till@example.com',
  });
  const alerts: string[] = [];
  for (const some of [ADDRESSES.slice(0, 2), ADDRESSES.slice(2)]) {
    const alert_id = await plantedAlert(ip_id, goods_id);
    const note = some.join(' ');
    await member.call('code/alertSettle', { ip_id, alert_id, version: 1, outcome: 'copied', note });
    alerts.push(alert_id);
  }
  const [invoice] = await rowsByCall<{ id: string }>(desk, 'invoices', { order_id });
  const reports = await fillReports(member, desk, { ip_id, goods_id, order_id: order_id! });
  const many = (resource: string) =>
    `${resource}?${new URLSearchParams({ perPage: '100', page: '1', filter: '{}' }).toString()}`;
  return {
    holder: [
      ...[paths.codeGoods, paths.codeLicensees, paths.madeCode, paths.useCode, paths.codeReports].map(
        (path) => `${path}?id=${ip_id}`,
      ),
      ...reports.map((one) => `${paths.codeReports}?id=${ip_id}&report_id=${one}`),
      ...orders.map((one) => `${paths.codeOrders}?id=${ip_id}&order_id=${one}`),
      ...alerts.map((one) => `${paths.codeAlerts}?id=${ip_id}&alert_id=${one}`),
    ].map(at),
    console: [
      many('goods'),
      many('licensees'),
      `label-orders/${order_id!}/show`,
      `invoices/${invoice!.id}/show`,
      many('code-reports'),
      ...reports.map((one) => `code-reports/${one}/show`),
      ...alerts.map((one) => `alerts/${one}/show`),
    ].map((path) => `/admin/#/${path}`),
  };
}

/** Reports of labels, one of a code that is a payload; returns those of the holder, settled with a payload. */
async function fillReports(
  member: Member,
  desk: Page,
  { ip_id, goods_id, order_id }: { ip_id: string; goods_id: string; order_id: string },
): Promise<string[]> {
  await actByCall(desk, 'label-orders', order_id, 'complete', { courier: 'SF', tracking_number: 'SF1' });
  const { list: merchants } = await member.call<{ list: { licensee_id: string }[] }>('code/licenseeList', {
    ip_id,
  });
  const query = { ip_id, goods_id, licensee_id: merchants[0]!.licensee_id, quantity: 10 };
  const { request_id } = await member.call<{ request_id: string }>('code/useCreate', query);
  await actByCall(desk, 'code-requests', request_id, 'handle');
  const [batch] = await rowsByCall<{ number: number; key_version: number }>(desk, 'batches', { ip_id });
  const own = codeText(batch!, 0);
  for (const [code, texts] of [
    [own, PAYLOADS.slice(0, 10)],
    [own, PAYLOADS.slice(10)],
    [PAYLOADS[1], PAYLOADS.slice(4, 14)],
  ] as const) {
    const path = `/s/${encodeURIComponent(code)}/report`;
    const form = /name="form" value="([^"]+)"/.exec(await (await desk.request.get(path)).text())![1]!;
    const [bought_at = '', contact = '', ...rest] = texts as readonly string[];
    const multipart = { form, bought_at, contact, description: rest.join(' ') };
    expect((await desk.request.post(path, { multipart, maxRedirects: 0 })).status()).toBe(303);
  }
  const { list } = await member.call<{ list: { report_id: string; version: number }[] }>('code/reportList', {
    ip_id,
  });
  for (const [index, { report_id, version }] of list.entries())
    await member.call('code/reportSettle', {
      ip_id,
      report_id,
      version,
      outcome: 'fake',
      reason: PAYLOADS[index],
    });
  return list.map(({ report_id }) => report_id);
}
