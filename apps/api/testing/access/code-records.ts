/** Goods, merchants, label orders and code requests of an actor. */
import {
  type Fixtures,
  plantBatch,
  plantCodeRequest,
  plantGoods,
  plantInvoice,
  plantLabelOrder,
  plantLicensee,
  plantRefund,
} from '../../src/db/seed/fixtures';
import { plantBatchAlert } from '../../src/db/seed/plant-alerts';
import { picture } from '../fixtures';
import type { Person } from './actors';

const goodsOf = async (on: Fixtures, { ip, id }: Person): Promise<string> =>
  plantGoods(on, { ip_id: ip, image_id: await picture(id, 'goods_image') });

export const CODE_RECORDS = {
  goods: { field: 'goods_id', resource: 'goods', plant: goodsOf },
  licensee: {
    field: 'licensee_id',
    resource: 'licensees',
    plant: (on: Fixtures, { ip }: Person) => plantLicensee(on, { ip_id: ip }),
  },
  invoice: {
    resource: 'invoices',
    plant: async (on: Fixtures, person: Person) =>
      plantInvoice(on, {
        order_id: await plantLabelOrder(on, {
          ip_id: person.ip,
          member_id: person.id,
          goods_id: await goodsOf(on, person),
          paid: 1,
        }),
      }),
  },
  refund: {
    resource: 'refunds',
    plant: async (on: Fixtures, person: Person) =>
      plantRefund(on, {
        order_id: await plantLabelOrder(on, {
          ip_id: person.ip,
          member_id: person.id,
          goods_id: await goodsOf(on, person),
          paid: 1,
          state: 'rejected',
          reason_code: 'no_agreement',
        }),
      }),
  },
  labelOrder: {
    field: 'order_id',
    resource: 'label-orders',
    plant: async (on: Fixtures, person: Person) =>
      plantLabelOrder(on, {
        ip_id: person.ip,
        member_id: person.id,
        goods_id: await goodsOf(on, person),
      }),
  },
  design: {
    field: 'repeat_of',
    plant: async (on: Fixtures, person: Person) =>
      plantLabelOrder(on, {
        ip_id: person.ip,
        member_id: person.id,
        goods_id: await goodsOf(on, person),
        label_type: 'custom',
        quantity: 100_000,
        paid: 1,
        state: 'completed',
      }),
  },
  batch: {
    resource: 'batches',
    plant: async (on: Fixtures, person: Person) =>
      plantBatch(on, { ip_id: person.ip, goods_id: await goodsOf(on, person) }),
  },
  alert: {
    field: 'alert_id',
    resource: 'alerts',
    plant: async (on: Fixtures, person: Person) =>
      plantBatchAlert(on, { ip_id: person.ip, goods_id: await goodsOf(on, person) }),
  },
  codeRequest: {
    field: 'request_id',
    resource: 'code-requests',
    plant: async (on: Fixtures, person: Person) =>
      plantCodeRequest(on, {
        ip_id: person.ip,
        member_id: person.id,
        goods_id: await goodsOf(on, person),
        licensee_id: await plantLicensee(on, { ip_id: person.ip }),
      }),
  },
};
