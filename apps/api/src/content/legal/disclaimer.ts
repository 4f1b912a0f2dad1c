import type { LegalSource } from './index';

export const disclaimer = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '免责声明',
    sections: [
      {
        heading: '一、适用范围',
        paragraphs: [
          '本声明适用于 IP 工作台（下称“平台”）的全部公开页面、IP 主页、合作服务单、招标与征集页面，以及防伪标签查询页。访问或使用平台，即表示您已阅读本声明。',
          '本声明与您同意的用户服务协议、IP 合作框架协议或线下合同不一致的，以后者为准。本声明不排除法律规定不得排除的责任。',
        ],
      },
      {
        heading: '二、用户提交的内容',
        paragraphs: [
          'IP 名称、图片、介绍、案例、动态和权利证明由权利人或其运营者提交，版权归持有人所有。平台按照公开的规则审核，但审核不等于对权属、真实性或商业价值作出担保。',
          '“已认领”表示平台在审核时认可了所提交的权利证明，不代替登记机关、司法机关或行政机关对权利的认定。',
        ],
      },
      {
        heading: '三、合作与收益',
        paragraphs: [
          '平台提供展示、推荐和撮合服务，不是授权合同的当事人，不保证合作数量、成交时间或收益金额。合作的范围、费用和验收以各方签订的线下合同为准。',
          '首页分成计算器给出的是估算：平台带来的合作，分成一般为 50%；来自私有店铺链接的合作，不参与分成。实际金额以线下合同和依法应缴的税费为准。',
        ],
      },
      {
        heading: '四、版权备案与防伪标签',
        paragraphs: [
          '数字版权备案记录作品信息，证书一般在 24 小时内出具；平台不保证备案内容必然被登记、司法或行政机关采信。',
          '标签查询结果反映标签的发放和查验记录，用于帮助辨别正品，不是对商品质量、安全或来源的保证。发现异常，请保留商品并联系客服。',
        ],
      },
      {
        heading: '五、外部链接与第三方服务',
        paragraphs: [
          '平台页面可能链接到备案查询、数据看板、支付、物流等第三方网站。其内容和个人信息处理由第三方负责，请在使用前阅读其规则。',
        ],
      },
      {
        heading: '六、服务中断',
        paragraphs: [
          '因计划维护、网络或电力故障、第三方服务中断、攻击或不可抗力造成服务暂停的，平台会尽快恢复并在可行时提前公告，但不对因此产生的间接损失负责。',
          '因不可抗力不能履行义务的，平台在 10 个工作日内通知受影响的用户，并在 20 个工作日内提供证明。',
        ],
      },
      {
        heading: '七、侵权通知',
        paragraphs: [
          '您认为平台上的内容侵犯您的权利的，请通过“联系我们”页面所列方式提交身份信息、权利证明、涉嫌侵权内容的位置和简要说明。资料齐全的，我们在 3 个工作日内处理并答复双方。',
          '被通知的用户可以提交不侵权的说明和证明。恶意通知造成损失的，由通知人承担责任。',
        ],
      },
      {
        heading: '八、其他',
        paragraphs: [
          '本声明适用中国大陆地区法律，以三种语言提供，内容不一致时以简体中文版为准。修改后的声明自公布之日起适用，页面上方标明版本和生效日期。',
          '客服时间为周一至周五 9:00–18:00（北京时间）。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '免責聲明',
    sections: [
      {
        heading: '第一條　適用範圍',
        paragraphs: [
          '本聲明適用於 IP 工作台（以下稱「本平台」）之全部公開頁面、IP 主頁、合作服務單、招標與徵集頁面，以及防偽標籤查詢頁。造訪或使用本平台，即表示您已閱讀本聲明。',
          '本聲明與您所同意之使用者服務協議、IP 合作框架協議或線下合約不一致者，以後者為準。本聲明不排除依法不得排除之責任。',
        ],
      },
      {
        heading: '第二條　使用者提交之內容',
        paragraphs: [
          'IP 名稱、圖片、介紹、案例、動態及權利證明由權利人或其營運者提交，著作權歸持有人所有。本平台依公開之規則審核，惟審核不等於就權利歸屬、真實性或商業價值提供擔保。',
          '「已認領」表示本平台於審核時認可所提交之權利證明，不取代登記機關、司法機關或行政機關對權利之認定。',
        ],
      },
      {
        heading: '第三條　合作與收益',
        paragraphs: [
          '本平台提供展示、推薦及媒合服務，並非授權合約之當事人，不保證合作數量、成交時間或收益金額。合作之範圍、費用及驗收，以各方簽訂之線下合約為準。',
          '首頁分潤試算器所示為估算：本平台帶來之合作，分潤一般為 50%；來自私有店鋪連結之合作，不參與分潤。實際金額以線下合約及依法應繳之稅捐為準。',
        ],
      },
      {
        heading: '第四條　著作權備案與防偽標籤',
        paragraphs: [
          '數位著作權備案係記錄作品資訊，證書一般於 24 小時內核發；本平台不保證備案內容必為登記、司法或行政機關所採信。',
          '標籤查詢結果反映標籤之核發及查驗紀錄，用以協助辨別正品，並非對商品品質、安全或來源之保證。發現異常時，請保留商品並聯絡客服。',
        ],
      },
      {
        heading: '第五條　外部連結與第三方服務',
        paragraphs: [
          '本平台頁面可能連結至備案查詢、數據看板、付款、物流等第三方網站。其內容及個人資料之處理由第三方負責，請於使用前閱讀其規則。',
        ],
      },
      {
        heading: '第六條　服務中斷',
        paragraphs: [
          '因計畫維護、網路或電力故障、第三方服務中斷、攻擊或不可抗力致服務暫停者，本平台將儘速恢復，並於可行時事先公告，惟不就因此所生之間接損害負責。',
          '因不可抗力致不能履行義務者，本平台於 10 個工作天內通知受影響之使用者，並於 20 個工作天內提出證明。',
        ],
      },
      {
        heading: '第七條　侵權通知',
        paragraphs: [
          '您認為本平台上之內容侵害您的權利時，請透過「聯絡我們」頁面所列方式提交身分資料、權利證明、涉嫌侵權內容之位置及簡要說明。資料齊備者，我們於 3 個工作天內處理並答覆雙方。',
          '被通知之使用者得提出未侵權之說明及證明。惡意通知致生損害者，由通知人負責。',
        ],
      },
      {
        heading: '第八條　其他',
        paragraphs: [
          '本聲明以中國大陸地區法律為準據法，以三種語言提供，內容不一致時以簡體中文版為準。修改後之聲明自公布之日起適用，頁面上方標明版本及生效日期。',
          '客服時間為週一至週五 9:00–18:00（北京時間）。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'Disclaimer',
    sections: [
      {
        heading: '1. Scope',
        paragraphs: [
          'This disclaimer applies to all public pages of IP Workbench (the "platform"), to IP homepages, cooperation service sheets, tender and solicitation pages, and to the query page of anti-counterfeit labels. By visiting or using the platform you confirm that you have read it.',
          'Where it differs from the User Service Agreement, the IP Cooperation Framework Agreement or an offline contract you agreed to, those prevail. It does not exclude liability that cannot be excluded by law.',
        ],
      },
      {
        heading: '2. Content submitted by users',
        paragraphs: [
          'IP names, pictures, descriptions, cases, posts and proof of rights are submitted by holders or their operators; copyright stays with the holder. The platform reviews them under published rules, but a review is no guarantee of ownership, truth or commercial value.',
          '"Claimed" means that the platform accepted the proof of rights at the time of review. It does not replace a determination of rights by a registration, judicial or administrative authority.',
        ],
      },
      {
        heading: '3. Cooperation and income',
        paragraphs: [
          'The platform presents, recommends and matches. It is not a party to licensing contracts and guarantees no number of deals, date or income. The scope, fees and acceptance of a cooperation follow the offline contract signed by the parties.',
          'The share calculator on the home page gives an estimate: on deals that come through the platform the share is generally 50%; deals from a private shop link carry no share. The actual amount follows the offline contract and the taxes due by law.',
        ],
      },
      {
        heading: '4. Copyright filing and anti-counterfeit labels',
        paragraphs: [
          'A digital copyright filing records information about a work; the certificate is generally issued within 24 hours. The platform does not guarantee that a registration, judicial or administrative authority will accept a filing as evidence.',
          'The result of a label query reflects the records of issue and verification and helps to tell genuine goods. It is no guarantee of the quality, safety or origin of goods. If something looks wrong, keep the goods and contact customer service.',
        ],
      },
      {
        heading: '5. External links and third-party services',
        paragraphs: [
          'Pages may link to third-party sites such as filing look-ups, data consoles, payment or logistics. Their content and their handling of personal data are the responsibility of those third parties; please read their rules before use.',
        ],
      },
      {
        heading: '6. Interruptions',
        paragraphs: [
          'If the service pauses because of planned maintenance, network or power failure, interruption of third-party services, attacks or force majeure, the platform restores it as soon as possible and announces it ahead where feasible, but is not liable for indirect loss.',
          'If force majeure prevents performance, the platform notifies the users concerned within 10 working days and provides evidence within 20 working days.',
        ],
      },
      {
        heading: '7. Notice of infringement',
        paragraphs: [
          'If you believe that content on the platform infringes your rights, use the contact details on the "Contact us" page to send your identity, proof of rights, the place of the content and a short explanation. When the material is complete, we act and answer both sides within 3 working days.',
          'The user concerned may submit a statement and evidence of non-infringement. Whoever gives notice in bad faith is liable for the loss caused.',
        ],
      },
      {
        heading: '8. General',
        paragraphs: [
          'This disclaimer is governed by the law of mainland China and provided in three languages; if they differ, the Simplified Chinese version prevails. A changed version applies from its publication; version and effective date stand at the top of the page.',
          'Customer service hours are Monday to Friday, 9:00–18:00 (Beijing time).',
        ],
      },
    ],
  },
} satisfies LegalSource;
