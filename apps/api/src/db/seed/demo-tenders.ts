import type { TenderCriterion, TenderKind, TenderTexts } from '@ipw/domain';

export interface DemoTender {
  kind: TenderKind;
  brand_name: string;
  field_ids: number[];
  ip_types?: number[];
  kernels?: number[];
  /** Days from now; negative: ago. */
  opens: number;
  closes: number;
  sealed: 0 | 1;
  most_entries?: number;
  state: 'draft' | 'published' | 'cancelled';
  /** Why it was cancelled. */
  why?: string;
  /** Days ago and reason of a later end; before it, it closed this many days earlier. */
  longer?: { days: number; by: number; reason: string };
  texts: TenderTexts;
}

const names = (zhCN: string, zhTW: string, en: string) => ({ 'zh-CN': zhCN, 'zh-TW': zhTW, en });

export const DEMO_CRITERIA: TenderCriterion[] = [
  { weight: 40, names: names('与产品的契合', '與產品的契合', 'Fit with the product') },
  { weight: 35, names: names('创意与完成度', '創意與完成度', 'Idea and execution') },
  { weight: 25, names: names('可延展性', '可延展性', 'Room for more products') },
];

/** A project in every state and time; what they say is short, as briefs of brands are. */
export const DEMO_TENDERS: readonly DemoTender[] = [
  {
    ...{ kind: 'bidding', brand_name: '山间茶事', field_ids: [18, 12], opens: -6, closes: 9, sealed: 1 },
    ...{ ip_types: [1, 2], kernels: [1, 3] },
    ...{ state: 'published', most_entries: 60 },
    longer: { days: 2, by: 4, reason: '应多位权利人的要求延长四天。' },
    texts: {
      'zh-CN': {
        title: '春茶礼盒联名形象征集',
        body: '## 项目背景\n\n山间茶事将在清明前推出三款春茶礼盒，希望与一个有山野气质的 IP 联名。\n\n## 我们希望\n\n- 形象能独立成图，也能成组\n- 适合烫金和压纹工艺\n- 三款礼盒有连贯的故事',
        materials: '- 三张主视觉，各自对应一款茶\n- 一份形象延展说明',
        prize: '保底授权费 8 万元，另按销售额分成。',
      },
      'zh-TW': {
        title: '春茶禮盒聯名形象徵集',
        body: '## 專案背景\n\n山間茶事將在清明前推出三款春茶禮盒，希望與一個有山野氣質的 IP 聯名。\n\n## 我們希望\n\n- 形象能獨立成圖，也能成組\n- 適合燙金與壓紋工藝\n- 三款禮盒有連貫的故事',
        materials: '- 三張主視覺，各自對應一款茶\n- 一份形象延伸說明',
        prize: '保底授權金人民幣 8 萬元，另依銷售額分潤。',
      },
      en: {
        title: 'A character for spring tea gift boxes',
        body: '## Background\n\nMountain Tea Days launches three spring tea boxes before the Qingming festival and looks for an IP with a feel for the hills.\n\n## What we hope for\n\n- Figures that work alone and as a group\n- Artwork that suits foil and embossing\n- One story across all three boxes',
        materials: '- Three key visuals, one for each tea\n- A page on how the figures could go on',
        prize: 'Guaranteed licence fee of RMB 80,000, plus a share of sales.',
      },
    },
  },
  {
    ...{
      kind: 'skin',
      brand_name: '星屿视频',
      field_ids: [29],
      ip_types: [3],
      opens: -2,
      closes: 20,
      sealed: 0,
    },
    state: 'published',
    texts: {
      'zh-CN': {
        title: '毕业季主题装扮',
        body: '面向毕业季的整套装扮：动态卡片、表情包和主题背景，气质明亮、略带怀念。',
        materials: '- 一张主题封面草图\n- 三个表情草图',
        prize: '按销量分成，首月有推荐位。',
      },
      'zh-TW': {
        title: '畢業季主題裝扮',
        body: '面向畢業季的整套裝扮：動態卡片、貼圖與主題背景，氣質明亮、略帶懷念。',
        materials: '- 一張主題封面草圖\n- 三個貼圖草圖',
        prize: '依銷量分潤，首月有推薦版位。',
      },
      en: {
        title: 'Skins for the graduation season',
        body: 'A full set for graduation: dynamic card, sticker pack and theme background, bright and a little nostalgic.',
        materials: '- A sketch of the theme cover\n- Three sketches of stickers',
        prize: 'A share of sales, with promotion in the first month.',
      },
    },
  },
  {
    ...{ kind: 'bidding', brand_name: '拾光民宿', field_ids: [9, 14], opens: 4, closes: 30, sealed: 0 },
    state: 'published',
    texts: {
      'zh-CN': {
        title: '亲子客房软装形象',
        body: '为二十间亲子客房选择一个 IP，用于床品、抱枕和墙面。',
        materials: '- 两张场景效果图',
        prize: '',
      },
      'zh-TW': {
        title: '親子客房軟裝形象',
        body: '為二十間親子客房選擇一個 IP，用於寢具、抱枕與牆面。',
        materials: '- 兩張場景示意圖',
        prize: '',
      },
      en: {
        title: 'Characters for family rooms',
        body: 'Twenty family rooms look for one IP, for bedding, cushions and walls.',
        materials: '- Two pictures of a room',
        prize: '',
      },
    },
  },
  {
    ...{ kind: 'bidding', brand_name: '青禾文创', field_ids: [5, 12], opens: -40, closes: -5, sealed: 1 },
    state: 'published',
    texts: {
      'zh-CN': {
        title: '博物馆文具系列',
        body: '与三家博物馆合作的文具系列，需要能讲述馆藏故事的形象。',
        materials: '- 一套五件文具的设计草案',
        prize: '首批 3 万套。',
      },
      'zh-TW': {
        title: '博物館文具系列',
        body: '與三家博物館合作的文具系列，需要能講述館藏故事的形象。',
        materials: '- 一套五件文具的設計草案',
        prize: '首批 3 萬套。',
      },
      en: {
        title: 'Stationery for museums',
        body: 'A stationery series with three museums needs characters that tell the stories of their collections.',
        materials: '- Sketches of a set of five pieces',
        prize: 'First run of 30,000 sets.',
      },
    },
  },
  {
    ...{ kind: 'bidding', brand_name: '南屿乐园', field_ids: [2], opens: -12, closes: 6, sealed: 0 },
    ...{ state: 'cancelled', why: '品牌方推迟了夏季活动。' },
    texts: {
      'zh-CN': {
        title: '夏日乐园主题活动',
        body: '为期六周的夏日主题活动。',
        materials: '- 一张活动主视觉',
        prize: '',
      },
      'zh-TW': {
        title: '夏日樂園主題活動',
        body: '為期六週的夏日主題活動。',
        materials: '- 一張活動主視覺',
        prize: '',
      },
      en: {
        title: 'Summer at the park',
        body: 'A themed event of six weeks in summer.',
        materials: '- One key visual of the event',
        prize: '',
      },
    },
  },
  {
    ...{ kind: 'bidding', brand_name: '北巷咖啡', field_ids: [18], opens: 7, closes: 40, sealed: 1 },
    state: 'draft',
    texts: {
      'zh-CN': {
        title: '冬季限定杯套',
        body: '十二月上市的杯套和外带袋。',
        materials: '- 一张杯套展开图',
        prize: '',
      },
      'zh-TW': {
        title: '冬季限定杯套',
        body: '十二月上市的杯套與外帶袋。',
        materials: '- 一張杯套展開圖',
        prize: '',
      },
      en: {
        title: 'Cup sleeves for the winter',
        body: 'Sleeves and takeaway bags for December.',
        materials: '- A drawing of the unfolded sleeve',
        prize: '',
      },
    },
  },
  {
    ...{ kind: 'bidding', brand_name: '早安书店', field_ids: [5, 18], opens: -60, closes: -25, sealed: 0 },
    state: 'published',
    texts: {
      'zh-CN': {
        title: '书店十周年联名手账',
        body: '十周年之际推出一套手账和贴纸，希望与一个温暖的 IP 联名。',
        materials: '- 一张封面图\n- 一页贴纸草图',
        prize: '首批 2 万套，保底授权费 3 万元。',
      },
      'zh-TW': {
        title: '書店十週年聯名手帳',
        body: '十週年之際推出一套手帳與貼紙，希望與一個溫暖的 IP 聯名。',
        materials: '- 一張封面圖\n- 一頁貼紙草圖',
        prize: '首批 2 萬套，保底授權金人民幣 3 萬元。',
      },
      en: {
        title: 'Notebooks for ten years of a bookshop',
        body: 'For its tenth year the shop makes a set of notebooks and stickers with an IP that is warm at heart.',
        materials: '- A cover\n- Sketches for a page of stickers',
        prize: 'First run of 20,000 sets, guaranteed licence fee of RMB 30,000.',
      },
    },
  },
  {
    ...{ kind: 'bidding', brand_name: '晴川文旅', field_ids: [12, 2], opens: -45, closes: -10, sealed: 0 },
    state: 'published',
    texts: {
      'zh-CN': {
        title: '江城夜游灯会形象',
        body: '沿江三公里的夜游灯会，寻找一个适合做成大型灯组的形象。',
        materials: '- 一张灯组效果图',
        prize: '',
      },
      'zh-TW': {
        title: '江城夜遊燈會形象',
        body: '沿江三公里的夜遊燈會，尋找一個適合做成大型燈組的形象。',
        materials: '- 一張燈組示意圖',
        prize: '',
      },
      en: {
        title: 'Figures for a river of lanterns',
        body: 'Three kilometres of lanterns along a river look for a figure that can be built large.',
        materials: '- A drawing of the lanterns',
        prize: '',
      },
    },
  },
  {
    ...{ kind: 'skin', brand_name: '星屿视频', field_ids: [29], opens: -30, closes: -1, sealed: 1 },
    state: 'published',
    texts: {
      'zh-CN': {
        title: '秋日露营主题装扮',
        body: '露营季的整套装扮，颜色取自秋天的山林。',
        materials: '- 一张主题封面草图',
        prize: '按销量分成。',
      },
      'zh-TW': {
        title: '秋日露營主題裝扮',
        body: '露營季的整套裝扮，顏色取自秋天的山林。',
        materials: '- 一張主題封面草圖',
        prize: '依銷量分潤。',
      },
      en: {
        title: 'Skins for camping in autumn',
        body: 'A full set for the camping season, in the colours of woods in autumn.',
        materials: '- A sketch of the theme cover',
        prize: 'A share of sales.',
      },
    },
  },
];
