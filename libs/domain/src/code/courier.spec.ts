import { courierName } from './courier';

it.each([
  ['顺丰速运', 'en', 'SF Express'],
  ['顺丰', 'zh-TW', '順豐速運'],
  ['中国邮政', 'en', 'China Post'],
  ['圆通快递', 'zh-CN', '圆通速递'],
  ['Pigeon Post', 'zh-TW', 'Pigeon Post'],
  ['物流', 'en', '物流'],
] as const)('names %s in %s: %s', (written, language, shown) => {
  expect(courierName(written, language)).toBe(shown);
});
