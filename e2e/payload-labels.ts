import type { Page } from '@playwright/test';
import { expect, type Member } from './fixtures';
import { plantedAlert } from './planted-alert';
import { PAYLOADS } from './payloads';
import { at, paths, rowsByCall } from './ways';

/** Payloads side by side that fit an address of 200 characters. */
const ADDRESSES = [
  PAYLOADS.slice(0, 5),
  PAYLOADS.slice(5, 10),
  PAYLOADS.slice(10, 15),
  PAYLOADS.slice(15, 20),
].map((some) => some.join(' '));

/** Goods, merchants, orders, alerts and an invoice whose words are payloads; answers the holder's and the console's pages that show them. */
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
  const many = (resource: string) =>
    `${resource}?${new URLSearchParams({ perPage: '100', page: '1', filter: '{}' }).toString()}`;
  return {
    holder: [
      ...[paths.codeGoods, paths.codeLicensees, paths.madeCode, paths.useCode].map(
        (path) => `${path}?id=${ip_id}`,
      ),
      ...orders.map((one) => `${paths.codeOrders}?id=${ip_id}&order_id=${one}`),
      ...alerts.map((one) => `${paths.codeAlerts}?id=${ip_id}&alert_id=${one}`),
    ].map(at),
    console: [
      many('goods'),
      many('licensees'),
      `label-orders/${order_id!}/show`,
      `invoices/${invoice!.id}/show`,
      ...alerts.map((one) => `alerts/${one}/show`),
    ].map((path) => `/admin/#/${path}`),
  };
}
