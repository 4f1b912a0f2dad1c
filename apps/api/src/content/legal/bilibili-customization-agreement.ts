import type { LegalSource } from './index';

export const bilibiliCustomizationAgreement = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '视频平台装扮授权书',
    sections: [
      {
        heading: '一、授权双方',
        paragraphs: [
          '本授权书由 IP 权利人（下称“授权方”）通过 IP 工作台（下称“平台”）出具，授权平台及平台选定的视频平台（下称“视频平台”）将所列 IP 制作成个性化装扮并上架销售。',
          '授权方在提交装扮资料审核时勾选同意，自资料审核通过之日起生效。每个装扮商品分别适用本授权书。',
        ],
      },
      {
        heading: '二、授权内容',
        paragraphs: [
          '装扮包括动态卡片、粉丝卡片、表情包、静态主题、评论背景和空间背景等数字商品。授权方许可在制作、审核、展示、销售和用户使用装扮所必需的范围内，复制、改编尺寸和通过信息网络传播所提交的素材。',
          '授权为非独家，仅限数字装扮及其宣传展示，不包括实物商品、影视改编或以装扮以外的形式使用。版权始终归授权方所有。',
        ],
      },
      {
        heading: '三、期限与地域',
        paragraphs: [
          '授权期限为 3 年，自首个装扮上架之日起计算；期满一个月前双方均未书面通知终止的，自动续期一年。授权地域为视频平台提供服务的地区。',
          '期满或终止后停止销售；用户此前已购买的装扮可以在其购买时约定的期限内继续使用。',
        ],
      },
      {
        heading: '四、素材要求',
        paragraphs: [
          '商品名称不超过 16 个字；素材名称不超过 16 个汉字（32 个英文字符），须与 IP 相关，不得以“素材加编号”命名。商品封面为 522×696 像素，不超过 1 MB，JPG 或 PNG。',
          '表情包须为 15 张，每张 162×162 像素、PNG、不超过 100 KB，名称为“序号_名称”，名称不超过 5 个汉字。标准动态卡片为 180×102 像素、PNG、不超过 200 KB；粉丝卡片为 438×132 像素。',
          '缩略图、表情包封面和评论背景为 360×360 像素、不超过 200 KB；主题封面为 522×696 像素、不超过 1 MB；底部导航背景为 1242×249 像素、不超过 100 KB；粉丝编号颜色为不含透明度的 6 位色值。资料不齐全的不能提交。',
        ],
      },
      {
        heading: '五、审核与上架',
        paragraphs: [
          '装扮依次为制作中、审核中、待上架、已上架；未通过的说明原因，可以修改后重新提交。审核通过后，素材不再修改。',
          '视频平台有权按照其内容规范决定是否上架、上架时间和展示位置。平台会及时转达结果和原因。',
        ],
      },
      {
        heading: '六、收益与结算',
        paragraphs: [
          '装扮销售收入在扣除视频平台的渠道费用后，属于平台带来的合作，平台分成一般为 50%，具体比例、结算周期和税费以线下合同为准。',
          '平台提供销售数量和结算明细供核对。授权方提供合法票据后，按照线下合同约定的时间付款；发票在收款后 30 日内开具。',
        ],
      },
      {
        heading: '七、授权方的保证',
        paragraphs: [
          '授权方保证对素材享有著作权或充分授权，素材中的人物、字体、音乐和商标等已取得许可，内容合法，不含联系方式和引流信息。',
          '因权利瑕疵引起第三方主张的，授权方应负责处理，并赔偿平台和视频平台的直接损失；平台可以在争议解决前下架相关装扮。',
        ],
      },
      {
        heading: '八、撤回与终止',
        paragraphs: [
          '授权方可以在装扮上架前撤回授权。上架后要求提前终止的，应提前 30 日书面通知，并承担已发生的必要费用；因权利状态变化须立即下架的，应在 10 个工作日内提供证明。',
          '任何一方严重违约且在通知后合理期限内未改正的，对方可以终止授权。',
        ],
      },
      {
        heading: '九、其他',
        paragraphs: [
          '不可抗力发生后 10 个工作日内通知对方，20 个工作日内提供证明。本授权书适用中国大陆地区法律，争议先协商解决；协商不成的，由平台运营者所在地有管辖权的法院管辖。',
          '本授权书与线下合同不一致的，以线下合同为准；以三种语言提供，内容不一致时以简体中文版为准。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '影音平台裝扮授權書',
    sections: [
      {
        heading: '第一條　授權雙方',
        paragraphs: [
          '本授權書由 IP 權利人（以下稱「授權方」）透過 IP 工作台（以下稱「本平台」）出具，授權本平台及本平台選定之影音平台（以下稱「影音平台」）將所列 IP 製作成個人化裝扮並上架銷售。',
          '授權方於送出裝扮資料審核時勾選同意，自資料審核通過之日起生效。每項裝扮商品分別適用本授權書。',
        ],
      },
      {
        heading: '第二條　授權內容',
        paragraphs: [
          '裝扮包括動態卡片、粉絲卡片、貼圖組、靜態主題、留言背景及空間背景等數位商品。授權方授權於製作、審核、展示、銷售及使用者使用裝扮所必要之範圍內，重製、調整尺寸及公開傳輸所提交之素材。',
          '授權為非專屬，僅限數位裝扮及其宣傳展示，不包括實體商品、影視改編或以裝扮以外之形式利用。著作權始終歸授權方所有。',
        ],
      },
      {
        heading: '第三條　期間與地域',
        paragraphs: [
          '授權期間為 3 年，自首個裝扮上架之日起算；期滿一個月前雙方均未以書面通知終止者，自動續約一年。授權地域為影音平台提供服務之地區。',
          '期滿或終止後停止銷售；使用者先前已購買之裝扮，得於其購買時約定之期間內繼續使用。',
        ],
      },
      {
        heading: '第四條　素材要求',
        paragraphs: [
          '商品名稱不超過 16 個字；素材名稱不超過 16 個中文字（32 個英文字元），須與 IP 相關，不得以「素材加編號」命名。商品封面為 522×696 像素，不超過 1 MB，JPG 或 PNG。',
          '貼圖組須為 15 張，每張 162×162 像素、PNG、不超過 100 KB，名稱為「序號_名稱」，名稱不超過 5 個中文字。標準動態卡片為 180×102 像素、PNG、不超過 200 KB；粉絲卡片為 438×132 像素。',
          '縮圖、貼圖組封面及留言背景為 360×360 像素、不超過 200 KB；主題封面為 522×696 像素、不超過 1 MB；底部導覽背景為 1242×249 像素、不超過 100 KB；粉絲編號顏色為不含透明度之 6 位色碼。資料不齊全者無法送出。',
        ],
      },
      {
        heading: '第五條　審核與上架',
        paragraphs: [
          '裝扮依序為製作中、審核中、待上架、已上架；未通過者說明原因，得修改後重新送出。審核通過後，素材不再修改。',
          '影音平台有權依其內容規範決定是否上架、上架時間及展示位置。本平台將及時轉達結果及原因。',
        ],
      },
      {
        heading: '第六條　收益與結算',
        paragraphs: [
          '裝扮銷售收入於扣除影音平台之通路費用後，屬於本平台帶來之合作，本平台分潤一般為 50%，具體比例、結算週期及稅捐以線下合約為準。',
          '本平台提供銷售數量及結算明細供核對。授權方提供合法單據後，依線下合約約定之時間付款；發票於收款後 30 日內開立。',
        ],
      },
      {
        heading: '第七條　授權方之擔保',
        paragraphs: [
          '授權方擔保就素材享有著作權或充分授權，素材中之人物、字型、音樂及商標等已取得授權，內容合法，不含聯絡方式及導流資訊。',
          '因權利瑕疵致第三人主張權利者，授權方應負責處理，並賠償本平台及影音平台之直接損害；本平台得於爭議解決前下架相關裝扮。',
        ],
      },
      {
        heading: '第八條　撤回與終止',
        paragraphs: [
          '授權方得於裝扮上架前撤回授權。上架後要求提前終止者，應於 30 日前以書面通知，並負擔已發生之必要費用；因權利狀態變更須立即下架者，應於 10 個工作天內提出證明。',
          '任一方重大違約，經通知後於合理期間內仍未改正者，他方得終止授權。',
        ],
      },
      {
        heading: '第九條　其他',
        paragraphs: [
          '不可抗力發生後 10 個工作天內通知他方，並於 20 個工作天內提出證明。本授權書以中國大陸地區法律為準據法，爭議應先協商解決；協商不成者，由本平台營運者所在地有管轄權之法院管轄。',
          '本授權書與線下合約不一致者，以線下合約為準；以三種語言提供，內容不一致時以簡體中文版為準。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'Video-platform Skin Authorization Letter',
    sections: [
      {
        heading: '1. Parties',
        paragraphs: [
          'By this letter, issued through IP Workbench (the "platform"), the IP holder (the "licensor") authorizes the platform and the video platform it selects (the "video platform") to make the named IP into personal skins and to sell them.',
          'The licensor ticks it when submitting skin material for review; it takes effect on the day the material is approved. It applies to each skin product separately.',
        ],
      },
      {
        heading: '2. What is authorized',
        paragraphs: [
          'Skins are digital goods: dynamic cards, fan cards, sticker packs, static themes, comment backgrounds and space backgrounds. The licensor allows the submitted material to be copied, resized and made available online as far as making, reviewing, showing, selling and using skins requires.',
          'The licence is non-exclusive and covers digital skins and their promotion only, not physical goods, film adaptations or any other use. Copyright always stays with the licensor.',
        ],
      },
      {
        heading: '3. Term and territory',
        paragraphs: [
          'The term is 3 years from the listing of the first skin. Unless a party gives written notice at least one month before expiry, it renews automatically for one year. The territory is where the video platform offers its service.',
          'After expiry or termination sales stop; skins users bought before may be used for the period agreed at purchase.',
        ],
      },
      {
        heading: '4. Material requirements',
        paragraphs: [
          'Product names have at most 16 characters; material names at most 16 Chinese characters (32 English), related to the IP and not of the form "material plus number". The product cover is 522×696 px, at most 1 MB, JPG or PNG.',
          'A sticker pack has exactly 15 stickers of 162×162 px, PNG, at most 100 KB each, named "number_name" with at most 5 Chinese characters. The standard dynamic card is 180×102 px, PNG, at most 200 KB; the fan dynamic card 438×132 px.',
          'Thumbnails, sticker covers and comment backgrounds are 360×360 px, at most 200 KB; the theme cover 522×696 px, at most 1 MB; the bottom navigation background 1242×249 px, at most 100 KB; the fan ID colour has 6 digits without transparency. Incomplete sets cannot be submitted.',
        ],
      },
      {
        heading: '5. Review and listing',
        paragraphs: [
          'A skin is creating, under review, pending listing, then listed. A rejection names the reason, and the material may be changed and resubmitted. Once approved, it is not changed any more.',
          'The video platform decides by its content rules whether, when and where a skin is listed. The platform passes on the result and the reason without delay.',
        ],
      },
      {
        heading: '6. Income and settlement',
        paragraphs: [
          'After deducting the channel fee of the video platform, the income from skins counts as a deal that came through the platform; the platform share is generally 50%. The exact rate, settlement period and taxes follow the offline contract.',
          'The platform provides the numbers sold and a settlement statement. Payment follows the offline contract once lawful receipts are provided; invoices are issued within 30 days after payment.',
        ],
      },
      {
        heading: '7. Warranties of the licensor',
        paragraphs: [
          'The licensor warrants that they hold the copyright in the material or are fully authorized, that permission exists for the people, fonts, music and trademarks in it, and that it is lawful and free of contact information and advertising for other places.',
          'If a defect in the rights leads to a third-party claim, the licensor deals with it and compensates the platform and the video platform for the direct loss; the platform may take the skin down until the dispute is settled.',
        ],
      },
      {
        heading: '8. Withdrawal and termination',
        paragraphs: [
          'The licensor may withdraw before a skin is listed. To end the licence early after listing, they give 30 days of written notice and bear necessary costs already incurred; if a change of rights requires immediate removal, evidence follows within 10 working days.',
          'If a party commits a serious breach and does not remedy it within a reasonable time after notice, the other may terminate.',
        ],
      },
      {
        heading: '9. General terms',
        paragraphs: [
          'Force majeure must be notified within 10 working days and evidenced within 20 working days. This letter is governed by the law of mainland China; disputes are first to be settled by negotiation, failing which the competent court at the place of the platform operator has jurisdiction.',
          'If this letter and the offline contract differ, the offline contract prevails. It is provided in three languages; if they differ, the Simplified Chinese version prevails.',
        ],
      },
    ],
  },
} satisfies LegalSource;
