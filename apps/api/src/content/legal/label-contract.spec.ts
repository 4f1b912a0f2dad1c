import { CONTRACT_DAYS, DELIVERY_DAYS, LANGUAGES } from '@ipw/domain';
import { LEGAL } from './index';

it.each(LANGUAGES)('names in %s the days of delivery that orders are held to', (language) => {
  const [delivery] = LEGAL.labelContract.at(-1)![language].sections;
  const named = delivery!.paragraphs.join().match(/\d+/g)!.map(Number);
  const { common, custom_new, custom_repeat } = DELIVERY_DAYS;
  expect(named).toEqual([common.to, custom_new.to, custom_repeat.to, CONTRACT_DAYS]);
});
