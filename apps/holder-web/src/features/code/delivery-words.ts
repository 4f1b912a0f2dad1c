import { DELIVERY_DAYS, type Delivery, type LabelType } from '@ipw/domain';
import type { translate } from '../../i18n/catalogue';

type T = typeof translate;

const OF_TYPE: Record<LabelType, readonly Delivery[]> = {
  common: ['common'],
  custom: ['custom_new', 'custom_repeat'],
};

/** Delivery days as text. Cards and orders use the same table. */
export const deliveryWords = (t: T, delivery: Delivery): string =>
  t(`delivery.${delivery}`, DELIVERY_DAYS[delivery]);

/** Delivery days of a label type, for each kind of order. */
export const deliveriesOf = (t: T, type: LabelType): string[] =>
  OF_TYPE[type].map((delivery) => deliveryWords(t, delivery));
