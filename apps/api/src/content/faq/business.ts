import type { QuestionAndAnswer } from '.';

/** On doing business. */
export const BUSINESS: readonly QuestionAndAnswer[] = [
  {
    'zh-CN': [
      '一次合作要经过哪几步？',
      '- 第一步：品牌方提交合作需求，平台在 1 个工作日内审核，通过后送到您手中\n- 第二步：您在 5 个工作日内回复，IP 顾问在 2 个工作日内审核回复\n- 第三步：品牌方看到回复，在 5 个工作日内确认\n- 第四步：匹配成功，双方看到彼此的联系方式，线下签约\n\n每一步都标明现在该谁处理、截止到哪天，双方都看得到；到期前 1 个工作日会提醒。10 个工作日没有回复的需求会自动结束。',
    ],
    'zh-TW': [
      '一次合作會經過哪幾步？',
      '- 第一步：品牌方送出合作需求，平台在 1 個工作天內審核，通過後交到您手上\n- 第二步：您在 5 個工作天內回覆，IP 顧問在 2 個工作天內審核回覆\n- 第三步：品牌方看到回覆，在 5 個工作天內確認\n- 第四步：媒合成功，雙方看到彼此的聯絡方式，線下簽約\n\n每一步都寫明現在輪到誰、期限到哪天，雙方都看得到；到期前 1 個工作天會提醒。10 個工作天沒有回覆的需求會自動結束。',
    ],
    en: [
      'What are the steps of a cooperation?',
      '- One: a brand sends a cooperation request; we review it within 1 working day and pass it to you\n- Two: you reply within 5 working days, and an IP consultant reviews the reply within 2\n- Three: the brand reads it and confirms within 5 working days\n- Four: matched; both sides see how to reach each other, and sign an offline contract\n\nEach step says whose turn it is and until when, to both sides, with a reminder one working day before. A request nobody answers for 10 working days closes by itself.',
    ],
  },
  {
    'zh-CN': [
      '平台怎么分成？',
      '经平台达成的合作，分成一般为 50%，以线下合同为准。通过您自己的私域链接达成的合作不分成。\n\n分成比例在合作需求建立时就已确定，双方都能看到。',
    ],
    'zh-TW': [
      '平台怎麼分潤？',
      '透過平台談成的合作，分潤一般為 50%，以線下合約為準。透過您自己的私域連結談成的合作不分潤。\n\n分潤比例在合作需求成立時就已確定，雙方都看得到。',
    ],
    en: [
      'What is the platform’s share?',
      'On deals that come through the platform generally 50%, per the offline contract. Deals from your own private link carry no share.\n\nThe share is fixed when a request is sent, and shown to both sides.',
    ],
  },
  {
    'zh-CN': [
      '什么是私域链接？怎么用？',
      '私域链接是您 IP 公开页的一个专属网址，在“公开页设置”中生成。把它发给您自己的客户：打开它的人还能看到您的私有图库，由此达成的合作不分成。\n\n您可以设定有效期，随时换一个新的，或立即停用。',
    ],
    'zh-TW': [
      '什麼是私域連結？怎麼用？',
      '私域連結是您 IP 公開頁的專屬網址，在「公開頁設定」產生。把它傳給您自己的客戶：打開的人還看得到您的不公開圖庫，由此談成的合作不分潤。\n\n您可以設定有效期限，隨時換一個新的，或立刻停用。',
    ],
    en: [
      'What is the private link?',
      'An address of your public page that only you give out; you create it under “Page settings”. Anyone who opens it also sees your private series, and deals that come from it carry no share.\n\nYou choose how long it works, and can replace or end it at any time.',
    ],
  },
  {
    'zh-CN': [
      '我什么时候能看到对方的联系方式？',
      '在您同意联系之后。首次查看前，需要先同意《IP 合作补充协议》。\n\n在此之前，对方的电话和公司名称不会显示，请不要在描述里留联系方式：带有联系方式的合作需求不会通过审核。',
    ],
    'zh-TW': [
      '我什麼時候看得到對方的聯絡方式？',
      '在您同意聯絡之後。第一次查看前，需要先同意《IP 合作補充協議》。\n\n在那之前不會顯示對方的電話和公司名稱。請不要在描述裡留聯絡方式：留了聯絡方式的合作需求不會通過審核。',
    ],
    en: [
      'When do I see how to reach the brand?',
      'Once you have agreed to contact. Before your first request you agree to the IP Cooperation Supplementary Agreement.\n\nUntil then the phone number and company are not shown. Please keep contact details out of descriptions: a request that contains any fails its review.',
    ],
  },
  {
    'zh-CN': [
      '我可以拒绝合作吗？',
      '可以，由您决定和谁合作。拒绝之后，这张合作需求的详情对您不再显示；已经成功匹配的合作按合同执行。',
    ],
    'zh-TW': [
      '我可以拒絕合作嗎？',
      '可以，要和誰合作由您決定。拒絕之後，這張合作需求的內容就不再顯示給您；已媒合成功的合作依合約進行。',
    ],
    en: [
      'May I decline?',
      'Yes: you decide whom you work with. After you decline, the details of that request are no longer shown to you. A matched cooperation follows its contract.',
    ],
  },
  {
    'zh-CN': [
      '怎样参加招标？',
      '在“授权合作”的活动页选择项目，选一个图库系列、一个商业案例，写下介绍，并勾选报名承诺。\n\n项目征集期间可以修改；报名通过审核后，材料不能再改。结果在项目结束后公布。',
    ],
    'zh-TW': [
      '怎麼參加招標？',
      '在「授權合作」的活動頁選擇專案，選一個圖庫系列、一個商業案例，寫下介紹，並勾選報名承諾。\n\n徵集期間可以修改；報名通過審核後，資料就不能再改。結果在專案結束後公布。',
    ],
    en: [
      'How do I take part in a tender?',
      'Choose a project on the activity board, then one of your series and one of your business cases, write an introduction and tick the promise.\n\nYou can change it while the project is collecting; once approved, the materials cannot be changed. Results are announced after the end date.',
    ],
  },
  {
    'zh-CN': [
      '防伪标签多少钱？多久能拿到？',
      '- 通用标签：每枚 0.08 元，1,000 枚起订，2 个工作日内发码，尺寸 25 × 15 mm，运费到付\n- 专属标签：100,000 枚起订，约 3,500 元起，新设计 10–12 个工作日，返单 7–10 个工作日；打样费 200 元；镭射制版费 5,000 元，超过 500,000 枚免收\n\n下单前，页面会列出每一项的金额。',
    ],
    'zh-TW': [
      '防偽標籤多少錢？多久拿得到？',
      '- 通用標籤：每枚人民幣 0.08 元，1,000 枚起訂，2 個工作天內發碼，尺寸 25 × 15 mm，運費到付\n- 專屬標籤：100,000 枚起訂，約人民幣 3,500 元起，新設計 10–12 個工作天，回購 7–10 個工作天；打樣費 200 元；雷射製版費 5,000 元，超過 500,000 枚免收\n\n訂購前，頁面會列出每一項的金額。',
    ],
    en: [
      'What do anti-counterfeit labels cost, and how soon do they come?',
      '- General labels: ¥0.08 each from 1,000; issued within 2 working days; 25 × 15 mm; shipping paid on delivery\n- Custom labels: from 100,000, about ¥3,500; 10–12 working days for a new design, 7–10 for a repeat order; a sample is ¥200, the plate ¥5,000 and free above 500,000\n\nBefore you order, every item is listed with its amount.',
    ],
  },
  {
    'zh-CN': [
      '付款和发票怎么办理？',
      '标签订单可以用手机钱包支付，或银行转账后上传汇款凭证，由财务确认。\n\n可申请增值税电子普通发票，2 个工作日内开具。发票信息提交后不能修改，请先核对公司名称和税号。',
    ],
    'zh-TW': [
      '付款和發票怎麼辦？',
      '標籤訂單可以用行動支付付款，或銀行轉帳後上傳匯款憑證，由財務確認。\n\n可以申請增值稅電子普通發票，2 個工作天內開立。發票資料送出後不能修改，請先核對公司名稱和稅號。',
    ],
    en: [
      'How do I pay, and how do I get an invoice?',
      'Pay a label order by mobile wallet, or by bank transfer with the remittance voucher uploaded; finance confirms it.\n\nYou can request an electronic VAT general invoice, issued within 2 working days. Its details cannot be changed after submission, so please check the company name and tax number first.',
    ],
  },
  {
    'zh-CN': [
      '品牌方怎样提出合作需求？',
      '- 第一步：在 IP 公开页点“咨询合作”，或打开您分享的表单网址，无需注册\n- 第二步：写明品类、产品和数量，可附案例图片；一次最多咨询 5 个 IP\n- 第三步：验证手机号，同意三份协议后提交\n- 第四步：用短信里的链接查看进度、阅读回复、确认或放弃\n\n需求没有通过审核时，会说明原因，修改后可重新提交；被拒绝或没有回复时，会推荐其他合适的 IP。',
    ],
    'zh-TW': [
      '品牌方要怎麼提出合作需求？',
      '- 第一步：在 IP 公開頁點「洽詢合作」，或開啟您分享的表單網址，免註冊\n- 第二步：寫明品類、產品和數量，可附案例圖片；一次最多洽詢 5 個 IP\n- 第三步：驗證手機號碼，同意三份協議後送出\n- 第四步：用簡訊裡的連結查看進度、閱讀回覆、確認或放棄\n\n需求沒有通過審核時，會說明原因，修改後可重新送出；被拒絕或沒有回覆時，會推薦其他合適的 IP。',
    ],
    en: [
      'How does a brand send a request?',
      '- One: press “Request a cooperation” on the public page of an IP, or open the form’s address that you share; no account is needed\n- Two: say which category, product and quantity, with pictures of earlier work if you like; up to 5 IPs at once\n- Three: verify the phone, agree to three texts, and send\n- Four: follow it by the link in the text message: read the reply, confirm, or give up\n\nA request that does not pass the review says why, and can be corrected. After a refusal or no answer, other IPs that fit are named.',
    ],
  },
];
