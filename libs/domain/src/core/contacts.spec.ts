import { findContacts } from './contacts';

const kinds = (text: string) => findContacts(text).map(({ kind, text: written }) => `${kind} ${written}`);

describe('findContacts', () => {
  it.each([
    ['请拨打 13800138000 联系', 'phone 13800138000'],
    ['1 3 8 0 0 1 3 8 0 0 0', 'phone 1 3 8 0 0 1 3 8 0 0 0'],
    ['一三八〇〇一三八〇〇〇', 'phone 一三八〇〇一三八〇〇〇'],
    ['１３８－００１３－８０００', 'phone １３８－００１３－８０００'],
    ['+86 138 0013 8000', 'phone +86 138 0013 8000'],
    ['0571-88886666', 'phone 0571-88886666'],
    ['0912-345-678', 'phone 0912-345-678'],
    ['400-820-8820', 'phone 400-820-8820'],
    ['+44 20 7946 0958', 'phone +44 20 7946 0958'],
    ['Tel: 8888 6666', 'phone Tel: 8888 6666'],
    ['写信到 lin@example.com。', 'email lin@example.com'],
    ['lin (at) example (dot) com', 'email lin (at) example (dot) com'],
    ['微信：xiaohe_2020', 'wechat 微信：xiaohe_2020'],
    ['加V xiaohe2020', 'wechat 加V xiaohe2020'],
    ['wx 13800138000', 'wechat wx 13800138000'],
    ['QQ号 123456', 'qq QQ号 123456'],
    ['见 https://example.com/a?b=1', 'link https://example.com/a?b=1'],
    ['www.example.com', 'link www.example.com'],
  ])('finds %j', (text, found) => {
    expect(kinds(text)).toEqual([found]);
  });

  it.each([
    '授权期限 2020-01-01 至 2026-12-31',
    '合同编号 33010219800101123X 与 330102198001011234',
    'ISBN 978-7-5000-1234-5',
    '标准色 FFAA00，最小尺寸 1200 x 1600 像素',
    '微信公众号与短视频平台均可使用',
    '起订量 100000 件，单价 35.00 元',
    'Version 2.0.1, page 12 of 40',
  ])('leaves %j alone', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('says each once, in the order of the text, and no more than asked', () => {
    const text = 'a@b.cn 或 13800138000，再说一次 a@b.cn，QQ 123456';
    expect(kinds(text)).toEqual(['email a@b.cn', 'phone 13800138000', 'qq QQ 123456']);
    expect(findContacts(text, 2)).toHaveLength(2);
  });

  it('stays quick on a long text of one character', () => {
    for (const one of ['1 ', 'a', 'a.', '一', 'q', '1,'])
      expect(findContacts(one.repeat(100_000))).toEqual([]);
  });

  it('stays quick on many spaces behind a word that announces an account, and finds it beyond them', () => {
    const spaces = ' \t'.repeat(50_000);
    for (const word of ['wx', '微信', 'qq', '电话', 'telegram', '小红书', 'whatsapp'])
      expect(findContacts(`${word}${spaces}!`)).toEqual([]);
    expect(findContacts(`微信${spaces}moonbear_1`)).toEqual([
      { kind: 'wechat', text: `微信${spaces}moonbear_1` },
    ]);
    expect(findContacts('尺寸 150    2000    3000')).toEqual([]);
  });
});
