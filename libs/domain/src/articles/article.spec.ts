import { blocksOf } from './article';

it('reads headings, lists and paragraphs, and nothing else', () => {
  expect(blocksOf('## 一、起步\n\n第一段\n第二行\n\n\n- 甲\n- 乙\n\n- 丙\n不是列表\n\n<b>x</b>')).toEqual([
    { kind: 'heading', text: '一、起步' },
    { kind: 'paragraph', text: '第一段\n第二行' },
    { kind: 'list', items: ['甲', '乙'] },
    { kind: 'paragraph', text: '- 丙\n不是列表' },
    { kind: 'paragraph', text: '<b>x</b>' },
  ]);
  expect(blocksOf(' \n\n ')).toEqual([]);
});
