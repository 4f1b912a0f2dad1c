import { CONTRACT_DAYS, DELIVERY_DAYS, type Delivery, type LabelType } from '@ipw/domain';
import type { translate } from '../../i18n/catalogue';

type T = typeof translate;

const OF_TYPE: Record<LabelType, readonly Delivery[]> = {
  common: ['common'],
  custom: ['custom_new', 'custom_repeat'],
};

/** Delivery days as text. Contract, cards and orders use the same table. */
export const deliveryWords = (t: T, delivery: Delivery): string =>
  t(`delivery.${delivery}`, DELIVERY_DAYS[delivery]);

/** Delivery days of a label type, for each kind of order. */
export const deliveriesOf = (t: T, type: LabelType): string[] =>
  OF_TYPE[type].map((delivery) => deliveryWords(t, delivery));

/** The days named in the contract. */
export const contractDays = {
  common: DELIVERY_DAYS.common.to,
  fresh: DELIVERY_DAYS.custom_new.to,
  repeat: DELIVERY_DAYS.custom_repeat.to,
  most: CONTRACT_DAYS,
};
