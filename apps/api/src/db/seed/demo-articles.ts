import type { ArticleTexts, ArticleType } from '@ipw/domain';

interface DemoArticle {
  type: ArticleType;
  /** Days since publication; negative for future ones. */
  days: number;
  texts: ArticleTexts;
}

/** Invented articles of every type. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    type: 1,
    days: 3,
    texts: {
      'zh-CN': {
        title: '品牌方看一个 IP，先看哪三张图',
        body: '我们问了二十位品牌负责人：打开一个 IP 的公开页，最先看什么？答案出奇地一致。\n\n## 一张脸\n\n头像要在拇指大小时仍能认出。细节留给图库，头像只留一个表情。\n\n## 一个场景\n\n品牌方要判断角色能不能放进自己的货架。给角色一个地方：茶园、车站、厨房都可以。\n\n## 一件实物\n\n哪怕只是打样。有实物的 IP 被询价的次数，是没有实物的近三倍。\n\n- 头像：单一表情，留白多一些\n- 封面：角色与场景同框\n- 案例：实物照片，光线自然',
      },
      'zh-TW': {
        title: '品牌方看一個 IP，會先看哪三張圖',
        body: '我們問了二十位品牌主管：打開一個 IP 的公開頁，最先看什麼？答案出奇地一致。\n\n## 一張臉\n\n頭像縮到拇指大小也要認得出來。細節交給圖庫，頭像只留一個表情。\n\n## 一個場景\n\n品牌方要判斷角色放不放得進自己的貨架。給角色一個地方：茶園、車站、廚房都可以。\n\n## 一件實品\n\n就算只是打樣也好。有實品的 IP 被詢價的次數，將近沒有實品的三倍。\n\n- 頭像：單一表情，多留白\n- 封面：角色與場景同框\n- 案例：實品照片，光線自然',
      },
      en: {
        title: 'Three pictures a brand looks at first',
        body: 'We asked twenty brands what they look at when they open the public page of an IP. Their answers were strikingly alike.\n\n## A face\n\nThe avatar must be recognised at the size of a thumb. Leave details to the gallery and keep one expression.\n\n## A scene\n\nBrands ask themselves whether the character fits their shelf. Give it a place: a tea garden, a station, a kitchen.\n\n## A thing\n\nEven a sample will do. An IP that shows one is asked for a quote nearly three times as often.\n\n- Avatar: one expression, plenty of room around it\n- Cover: character and place in one picture\n- Case: a photograph in natural light',
      },
    },
  },
  {
    type: 1,
    days: 24,
    texts: {
      'zh-CN': {
        title: '一枚标签，如何让授权商品卖得更久',
        body: '授权商品的生命周期往往只有一季。加一枚可以查验的标签，买家多了一次与角色相遇的机会。\n\n扫码页不只回答真伪。它写着角色的名字、被授权的商家，也留着通往主页的路。一位玩具商告诉我们，复购的买家里，四成先扫过码。\n\n## 从小批量开始\n\n通用标签一千枚起订，两个工作日内出码。先给一款商品贴上，再看扫码记录决定下一批。',
      },
      'zh-TW': {
        title: '一枚標籤，怎麼讓授權商品賣得更久',
        body: '授權商品的壽命往往只有一季。加上一枚可以查驗的標籤，買家就多了一次與角色相遇的機會。\n\n掃碼頁不只回答真偽。它寫著角色的名字、被授權的商家，也留著通往主頁的路。一位玩具商告訴我們，回購的買家裡，四成先掃過碼。\n\n## 從小批量開始\n\n通用標籤一千枚起訂，兩個工作天內出碼。先貼在一款商品上，再看掃碼紀錄決定下一批。',
      },
      en: {
        title: 'How a label keeps a licensed product alive',
        body: 'A licensed product often lives for one season. A label that can be checked gives its buyer one more meeting with the character.\n\nThe page behind the code does more than say whether something is genuine. It names the character and the licensee, and leads to the page of the IP. A toy maker told us that four in ten returning buyers had scanned a label before.\n\n## Begin small\n\nGeneral labels start at one thousand and are issued within two working days. Label one product first and let the scans decide about the next batch.',
      },
    },
  },
  {
    type: 2,
    days: 9,
    texts: {
      'zh-CN': {
        title: '对话林见山：山不必像山',
        body: '林见山在杭州的工作室没有钟。他说，版画自己会告诉你什么时候停。\n\n## 您第一次授权作品是什么时候？\n\n三年前，一家酒店想把《山中无事》做成窗帘。我犹豫了两个月，后来想明白了：窗帘每天被拉开，比挂在墙上的画更常被看见。\n\n## 什么样的合作会拒绝？\n\n要我把山改得更像山的。\n\n## 给年轻艺术家的建议？\n\n把授权范围写清楚，再去睡觉。',
      },
      'zh-TW': {
        title: '對話林見山：山不必像山',
        body: '林見山在杭州的工作室沒有時鐘。他說，版畫自己會告訴你什麼時候停。\n\n## 您第一次授權作品是什麼時候？\n\n三年前，一家飯店想把《山中無事》做成窗簾。我猶豫了兩個月，後來想通了：窗簾每天被拉開，比掛在牆上的畫更常被看見。\n\n## 什麼樣的合作會拒絕？\n\n要我把山改得更像山的。\n\n## 給年輕藝術家的建議？\n\n把授權範圍寫清楚，再去睡覺。',
      },
      en: {
        title: 'Lin Jianshan: a mountain need not look like one',
        body: 'There is no clock in the studio of Lin Jianshan in Hangzhou. A print, he says, tells you itself when to stop.\n\n## When did you license a work for the first time?\n\nThree years ago a hotel wanted curtains made of one of my prints. I hesitated for two months. Then I understood: a curtain is drawn every day and is seen more often than a picture on a wall.\n\n## What do you decline?\n\nWhoever asks me to make the mountain look more like a mountain.\n\n## Your advice to young artists?\n\nWrite down what exactly you license. Then go to bed.',
      },
    },
  },
  {
    type: 3,
    days: 15,
    texts: {
      'zh-CN': {
        title: '本月推荐：五个适合春季新品的 IP',
        body: '春季新品通常在冬天定稿。我们从近三个月更新过图库的 IP 里挑了五个，各有各的用处。\n\n- 山茶狐：茶饮与礼盒，四季素材齐全\n- 云岭：自然教育与绘本，画面留白多\n- Mochi9：母婴与零食，表情丰富\n- 月半：夜宵与家居，适合节日限定\n- 茶壶阿婆：家电与餐具，老少都认得\n\n打开它们的主页，可以直接留下合作意向。',
      },
      'zh-TW': {
        title: '本月推薦：五個適合春季新品的 IP',
        body: '春季新品通常在冬天就定稿。我們從近三個月更新過圖庫的 IP 裡挑了五個，各有各的用處。\n\n- 山茶狐：茶飲與禮盒，四季素材齊全\n- 雲嶺：自然教育與繪本，畫面留白多\n- Mochi9：母嬰與零食，表情豐富\n- 月半：宵夜與家居，適合節慶限定\n- 茶壺阿婆：家電與餐具，老少都認得\n\n打開它們的主頁，就能直接留下合作意願。',
      },
      en: {
        title: 'Five IPs for your spring collection',
        body: 'Spring collections are settled in winter. From all IPs that renewed their gallery in the last three months we chose five, each good for something else.\n\n- The camellia fox: tea and gift boxes, artwork for all four seasons\n- Yunling: nature education and picture books, much white space\n- Mochi9: baby goods and snacks, many expressions\n- The half moon: late suppers and homeware, for festive editions\n- Granny Teapot: appliances and tableware, known to young and old\n\nTheir pages take your wishes at once.',
      },
    },
  },
  {
    type: 4,
    days: 2,
    texts: {
      'zh-CN': {
        title: '图片上传支持断点续传',
        body: '从本周起，超过 5 MB 的图片会分段上传。网络中断后自动继续，已经传完的部分不用重来；刷新页面也没有关系。\n\n单张图片上限仍为 50 MB。权属文件和证件不会留在浏览器里。',
      },
      'zh-TW': {
        title: '圖片上傳支援斷點續傳',
        body: '從本週起，超過 5 MB 的圖片會分段上傳。網路中斷後會自動繼續，傳完的部分不用重來；重新整理頁面也沒關係。\n\n單張圖片上限仍是 50 MB。權屬文件和證件不會留在瀏覽器裡。',
      },
      en: {
        title: 'Uploads go on where they stopped',
        body: 'From this week on, pictures above 5 MB are sent in pieces. After a lost connection they go on by themselves, and nothing that has arrived is sent again; even a reload does no harm.\n\nA picture may still have up to 50 MB. Proofs of rights and identity papers are never kept in the browser.',
      },
    },
  },
  {
    type: 4,
    days: 31,
    texts: {
      'zh-CN': {
        title: '审核时间调整为两个工作日',
        body: '内容审核的承诺时间由三个工作日缩短为两个工作日。提交后可以在工作台首页看到截止日期；被退回的内容会标出需要修改的地方。\n\n法定节假日顺延，具体安排会提前公布。',
      },
      'zh-TW': {
        title: '審核時間調整為兩個工作天',
        body: '內容審核的承諾時間從三個工作天縮短為兩個工作天。送出後可以在工作台首頁看到截止日期；被退回的內容會標示需要修改的地方。\n\n遇國定假日順延，安排會提前公布。',
      },
      en: {
        title: 'Reviews now take two working days',
        body: 'We promise to review content within two working days instead of three. The home of your workbench shows until when; what comes back says what to change.\n\nPublic holidays do not count. We announce them in advance.',
      },
    },
  },
  {
    type: 5,
    days: 1,
    texts: {
      'zh-CN': {
        title: '快讯：授权展报名人数创新高',
        body: '今年秋季授权展已有四百余家品牌方登记，较去年同期增加三成。食品与文旅两个类目增长最快。',
      },
      'zh-TW': {
        title: '快訊：授權展報名人數創新高',
        body: '今年秋季授權展已有四百多家品牌方登記，比去年同期增加三成。食品與文旅兩個類別成長最快。',
      },
      en: {
        title: 'In brief: more brands than ever at the licensing fair',
        body: 'More than four hundred brands have registered for the autumn licensing fair, three in ten more than a year ago. Food and cultural tourism grow fastest.',
      },
    },
  },
  {
    type: 5,
    days: -2,
    texts: {
      'zh-CN': {
        title: '快讯：春季联名征集即将开始',
        body: '征集将于下周开放，公开页完整度八成以上的 IP 优先展示。',
      },
      'zh-TW': {
        title: '快訊：春季聯名徵集即將開始',
        body: '徵集將於下週開放，公開頁完整度八成以上的 IP 優先展示。',
      },
      en: {
        title: 'In brief: the spring call opens soon',
        body: 'The call opens next week. IPs whose page is at least eighty percent complete are shown first.',
      },
    },
  },
];
