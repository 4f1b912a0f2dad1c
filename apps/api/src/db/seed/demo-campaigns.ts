import type { CampaignCategory, CampaignTexts } from '@ipw/domain';

export interface DemoCampaign {
  /** Days from now; negative: ago. */
  opens: number;
  closes: number;
  state: 'draft' | 'published' | 'cancelled';
  why?: string;
  wall: 0 | 1;
  /** Days ago in which results were published. */
  results?: number;
  categories: CampaignCategory[];
  texts: CampaignTexts;
  /** Names of works, and what became of each. */
  works: readonly {
    name: string;
    state: 'submitted' | 'passed' | 'failed';
    prize?: string;
    pinned?: 1;
    wall?: 0;
    /** What it copies, as visitors reported. */
    reports?: readonly string[];
  }[];
}

const kinds: CampaignCategory[] = [
  { 'zh-CN': '插画', 'zh-TW': '插畫', en: 'Illustration' },
  { 'zh-CN': '摄影', 'zh-TW': '攝影', en: 'Photography' },
];

const RULES = {
  'zh-CN': '- 每个手机号最多三件\n- 作品须为本人原创\n- 由主办方与三位画家共同评选',
  'zh-TW': '- 每個手機號碼最多三件\n- 作品須為本人原創\n- 由主辦方與三位畫家共同評選',
  en: '- Up to three works per phone number\n- Your own original work\n- Chosen by the organiser and three painters',
};
const told = (
  zhCN: readonly [string, string],
  zhTW: readonly [string, string],
  en: readonly [string, string],
): CampaignTexts => ({
  'zh-CN': { title: zhCN[0], body: zhCN[1], rules: RULES['zh-CN'] },
  'zh-TW': { title: zhTW[0], body: zhTW[1], rules: RULES['zh-TW'] },
  en: { title: en[0], body: en[1], rules: RULES.en },
});

/** A campaign in every state and time. */
export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  {
    ...{ opens: -5, closes: 16, state: 'published', wall: 1, categories: kinds },
    texts: told(
      ['我的家乡一角', '画下或拍下您家乡的一个角落，让更多人看到它。'],
      ['我的家鄉一角', '畫下或拍下您家鄉的一個角落，讓更多人看見它。'],
      ['A corner of my home town', 'Draw or photograph a corner of your home town, for others to see.'],
    ),
    works: [
      { name: '老码头的清晨', state: 'passed', pinned: 1 },
      { name: '外婆的院子', state: 'passed' },
      {
        ...{ name: '桥下的小店', state: 'passed' },
        reports: ['与《城市速写》第 12 页的图很像。', '这张画我在一个展览上见过。'],
      },
      { name: '雨后的石板路', state: 'passed', wall: 0 },
      { name: '城墙根', state: 'submitted' },
      { name: '无题', state: 'failed' },
    ],
  },
  {
    ...{ opens: 6, closes: 40, state: 'published', wall: 1, categories: kinds },
    texts: told(
      ['新年的颜色', '新年前后，您身边最鲜亮的颜色是什么？'],
      ['新年的顏色', '新年前後，您身邊最鮮亮的顏色是什麼？'],
      ['Colours of the new year', 'Which colour is the brightest around you at the new year?'],
    ),
    works: [],
  },
  {
    ...{ opens: -40, closes: -2, state: 'published', wall: 0, categories: [] },
    texts: told(
      ['会唱歌的吉祥物', '为一座音乐厅设计一个会唱歌的吉祥物。'],
      ['會唱歌的吉祥物', '為一座音樂廳設計一個會唱歌的吉祥物。'],
      ['A mascot that sings', 'Design a mascot that sings, for a concert hall.'],
    ),
    works: [
      { name: '小铃铛', state: 'passed' },
      { name: '云雀', state: 'passed' },
    ],
  },
  {
    ...{ opens: -90, closes: -50, state: 'published', wall: 1, results: 20, categories: kinds },
    texts: told(
      ['山里的动物', '把山里的动物画进一张图。'],
      ['山裡的動物', '把山裡的動物畫進一張圖。'],
      ['Animals of the hills', 'Bring the animals of the hills into one picture.'],
    ),
    works: [
      { name: '猫头鹰之夜', state: 'passed', prize: '一等奖' },
      { name: '松鼠的冬天', state: 'passed', prize: '二等奖' },
      { name: '小鹿', state: 'passed' },
    ],
  },
  {
    ...{ opens: -10, closes: 10, state: 'cancelled', why: '主办方场地改造，本次征集取消。' },
    ...{ wall: 1, categories: kinds },
    texts: told(
      ['博物馆奇妙夜', '画下您想象中的博物馆之夜。'],
      ['博物館奇妙夜', '畫下您想像中的博物館之夜。'],
      ['A night at the museum', 'Draw the night at the museum as you imagine it.'],
    ),
    works: [],
  },
  {
    ...{ opens: 20, closes: 60, state: 'draft', wall: 1, categories: kinds },
    texts: told(
      ['茶与纸', '用纸表现茶。'],
      ['茶與紙', '用紙表現茶。'],
      ['Tea and paper', 'Show tea through paper.'],
    ),
    works: [],
  },
];
