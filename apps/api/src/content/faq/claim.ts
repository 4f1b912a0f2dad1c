import type { QuestionAndAnswer } from '.';

/** On joining and claiming. */
export const CLAIM: readonly QuestionAndAnswer[] = [
  {
    'zh-CN': [
      '入驻要付费吗？会不会被独家绑定？',
      '入驻免费，也不独家。您可以继续在别处授权自己的作品。\n\n版权始终归您；成交之前不收取任何费用。',
    ],
    'zh-TW': [
      '加入要付費嗎？會不會被綁成獨家？',
      '加入免費，也不是獨家。您可以繼續在其他地方授權自己的作品。\n\n著作權一直是您的；成交前不收任何費用。',
    ],
    en: [
      'Does joining cost anything, and does it bind me?',
      'Joining is free and non-exclusive: you may go on licensing your works elsewhere.\n\nThe copyright stays yours, and nothing is charged before a deal succeeds.',
    ],
  },
  {
    'zh-CN': [
      '认领 IP 之前要准备什么？',
      '先完成实名认证，再准备权利证明。\n\n- 权利证明：著作权登记证书、商标注册证、创作合同等的照片或扫描件，JPG 或 PNG，最多 10 张，每张不超过 2 MB\n- 主体证明：营业执照或身份资料\n- 运营授权书：由他人代为运营时提供，选填',
    ],
    'zh-TW': [
      '認領 IP 之前要準備什麼？',
      '先完成實名驗證，再備妥權利證明。\n\n- 權利證明：著作權登記證書、商標註冊證、創作合約等的照片或掃描檔，JPG 或 PNG，最多 10 張，每張不超過 2 MB\n- 主體證明：營業登記文件或身分資料\n- 營運授權書：由他人代為營運時提供，選填',
    ],
    en: [
      'What do I need before I claim an IP?',
      'Verify your real name first, then have your proof of rights at hand.\n\n- Proof of rights: photos or scans of a copyright certificate, a trademark registration or a contract; JPG or PNG, up to 10 of at most 2 MB each\n- Entity documents: a business licence or identity papers\n- Operator authorization: if somebody else runs the account for you; optional',
    ],
  },
  {
    'zh-CN': [
      '实名认证怎么做？海外用户呢？',
      '大陆手机号（+86）用姓名、身份证号和手机号核验，三者须一致，通常立即有结果。\n\n其他区号请上传身份证件图片，由工作人员审核。证件加密保存，只有审核人员能看到。',
    ],
    'zh-TW': [
      '實名驗證怎麼做？海外使用者呢？',
      '中國大陸手機號碼（+86）以姓名、身分證號與手機號碼核對，三者須一致，通常馬上有結果。\n\n其他國碼請上傳身分證件圖片，由工作人員審核。證件加密保存，只有審核人員看得到。',
    ],
    en: [
      'How does real-name verification work, also from overseas?',
      'With a mainland China number (+86), your name, identity number and phone number are checked against each other, usually at once.\n\nWith any other area code, upload photos of an identity document; staff review them. They are stored encrypted and shown to the reviewers only.',
    ],
  },
  {
    'zh-CN': [
      '普通认领、艺术家认领、线下认领有什么区别？',
      '- 普通认领：品牌、角色等 IP 的权利人\n- 艺术家认领：以本人名义创作的艺术家，会生成艺术家名片\n- 线下认领：已经与我们签订纸质合同，凭合同编号和合同照片认领\n\n若在普通认领中选到了艺术家的 IP，系统会提示您转到艺术家认领，已填写的内容会带过去。',
    ],
    'zh-TW': [
      '一般認領、藝術家認領、線下認領差在哪裡？',
      '- 一般認領：品牌、角色等 IP 的權利人\n- 藝術家認領：以本人名義創作的藝術家，會有一張藝術家名片\n- 線下認領：已與我們簽紙本合約，憑合約編號和合約照片認領\n\n如果在一般認領選到藝術家的 IP，系統會請您改走藝術家認領，填過的內容會一起帶過去。',
    ],
    en: [
      'IP claim, artist claim, offline claim: which one is mine?',
      '- IP claim: you hold the rights to a character, a brand, a work\n- Artist claim: your own name is the work; you get an artist’s card\n- Offline claim: you have signed a contract with us on paper; claim with its number and photos\n\nIf you pick an artist’s IP in the IP claim, we offer the artist claim and take along what you have entered.',
    ],
  },
  {
    'zh-CN': [
      '审核要多久？在哪里看进度？',
      '工作人员会在 3 个工作日内审核。进度在“认领管理”中查看；有结果时，您会收到站内消息，也可以在通知设置里打开短信或邮件。',
    ],
    'zh-TW': [
      '審核要多久？在哪裡看進度？',
      '工作人員會在 3 個工作天內審核。進度在「認領管理」查看；有結果時您會收到站內訊息，也可以在通知設定開啟簡訊或電子郵件。',
    ],
    en: [
      'How long does the review take, and where do I see it?',
      'Staff review a claim within 3 working days. You can follow it under “Claims”; when there is a result you get a message, also by SMS or e-mail if you switch them on.',
    ],
  },
  {
    'zh-CN': [
      '认领没通过怎么办？',
      '认领页会写明原因，并标出有问题的字段或图片。修改后点“重新认领”即可，之前填写的内容都还在，不必重来。',
    ],
    'zh-TW': [
      '認領沒通過怎麼辦？',
      '認領頁會寫明原因，並標出有問題的欄位或圖片。修改後按「重新認領」就好，先前填的內容都還在，不用重來。',
    ],
    en: [
      'My claim failed. What now?',
      'The claim says why, and marks the fields or pictures in question. Correct them and claim again: everything you entered is still there.',
    ],
  },
  {
    'zh-CN': [
      '我的 IP 已经被别人认领了？',
      '一个 IP 只能由一位权利人认领。如果您才是权利人，请在认领页选择“提出异议”并附上权利证明，工作人员会对照双方材料后作出决定。',
    ],
    'zh-TW': [
      '我的 IP 已經被別人認領了？',
      '一個 IP 只能由一位權利人認領。如果您才是權利人，請在認領頁選擇「提出異議」並附上權利證明，工作人員會對照雙方資料後作出決定。',
    ],
    en: [
      'Somebody else has claimed my IP?',
      'An IP can be claimed once. If the rights are yours, choose “Object” on the claim page and attach your proof; staff compare both sides’ proof and decide.',
    ],
  },
  {
    'zh-CN': [
      '一个账号能管理几个 IP？能和同事一起管理吗？',
      '可以认领多个 IP，在工作台左上角的 IP 卡片上切换。\n\n在“运营成员”页用手机号邀请同事，对方接受后由工作人员分配权限。每个人都用自己的账号登录，不必共用密码。',
    ],
    'zh-TW': [
      '一個帳號能管理幾個 IP？能和同事一起管理嗎？',
      '可以認領多個 IP，在工作台左上角的 IP 卡片切換。\n\n在「營運成員」頁用手機號碼邀請同事，對方接受後由工作人員指派權限。每個人用自己的帳號登入，不必共用密碼。',
    ],
    en: [
      'How many IPs can one account run, and can colleagues join?',
      'As many as you claim; switch between them on the card at the top left of the workbench.\n\nInvite colleagues by phone number on the page “Team”; once they accept, staff assign access. Everybody logs in with their own account; no password is shared.',
    ],
  },
  {
    'zh-CN': [
      '认领之后，怎样收到合作需求？',
      '- 第一步：完善 IP 信息和公开页，让品牌方看得到\n- 第二步：上传并公开至少一组图片\n- 第三步：把公开页、表单网址或私域链接发给您的客户\n- 第四步：需求通过平台审核后，您会收到消息，在工作台回复即可\n\n不想收到的品类可以列入“已授权品类”，到期之前品牌方无法选择。',
    ],
    'zh-TW': [
      '認領之後，要怎麼收到合作需求？',
      '- 第一步：補齊 IP 資料和公開頁，讓品牌方看得到\n- 第二步：上傳並公開至少一組圖片\n- 第三步：把公開頁、表單網址或私域連結傳給您的客戶\n- 第四步：需求通過平台審核後，您會收到訊息，在工作台回覆即可\n\n不想收到的品類可以列入「已授權品類」，到期之前品牌方無法選擇。',
    ],
    en: [
      'After the claim, how do requests reach me?',
      '- One: complete the IP’s information and its public page, so that brands find it\n- Two: upload at least one series and make it public\n- Three: share the public page, the address of the form, or your private link\n- Four: once a request has passed our review you get a message, and reply in the workbench\n\nWhat you have licensed already goes under “Categories taken”: until that day brands cannot choose them.',
    ],
  },
];
