import type { LegalSource } from './index';

export const serviceAgreement = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '用户服务协议',
    sections: [
      {
        heading: '一、协议的订立',
        paragraphs: [
          '本协议由您与 IP 工作台的运营者（下称“平台”或“我们”）订立，适用于您注册账号和使用平台服务。您在注册时勾选同意，本协议即成立；我们记录您同意的版本和时间。',
          '认领 IP 时另须同意《IP 合作框架协议》；个别服务另有约定的，该约定优先适用于该服务。个人信息的处理适用《隐私政策》。',
          '您应年满 18 周岁并具备完全民事行为能力。代表公司或其他组织使用的，您确认已获得授权。',
        ],
      },
      {
        heading: '二、服务内容',
        paragraphs: [
          '平台提供 IP 认领、主页与图库展示、合作服务单、招投标与征集报名、设计沟通、防伪标签、数字版权备案及相关工具。',
          '我们可以改进、增减功能。对您有重大不利影响的停止或变更，我们至少提前 30 日以系统消息告知，并给予您导出内容的合理时间。',
        ],
      },
      {
        heading: '三、账号',
        paragraphs: [
          '您以手机号码注册，应提供真实、准确的信息并及时更新。一个手机号码对应一个账号，账号不得出租、出借或转让。',
          '您应妥善保管密码和验证码。发现账号被他人使用时，请立即修改密码并联系我们。因您保管不善造成的损失由您承担，我们有过错的除外。',
        ],
      },
      {
        heading: '四、实名认证与认领',
        paragraphs: [
          '认领 IP 前须完成实名认证，中国大陆用户核验姓名、身份证件号码和手机号码，其他用户确认身份并由我们审核。',
          '认领须提交真实、完整的权利证明。同一 IP 只能被成功认领一次；其中一份认领通过后，其他待审认领不再通过。认领失败的，我们说明原因，您可以补充材料后重新认领。',
          '我们对材料进行合理的形式审查，审核通过不构成对权利归属的最终认定。权利人可以提交证据提出异议，我们核实期间可以暂停该 IP 的相关功能。',
        ],
      },
      {
        heading: '五、内容与审核',
        paragraphs: [
          '您上传内容的版权仍归您或原权利人所有。为提供服务，您许可我们在平台范围内免费、非独占地存储、展示、转换格式和推荐这些内容；内容删除或账号注销后，该许可终止，已达成的合作除外。',
          '公开内容须先经审核。修改已公开的内容时，在新版本通过审核前继续展示原内容；未通过的，我们告知原因。',
          '授权手册和合作服务单的其他说明中不得含有联系方式，否则不予通过。',
        ],
      },
      {
        heading: '六、费用',
        paragraphs: [
          '加入平台免费，且不要求独家合作。合作成交前我们不收取任何合作费用。',
          '通过平台达成的合作，平台分成一般为 50%，以线下合同为准；通过权利人专属店铺链接达成的合作，平台不参与分成。',
          '每位新用户享有一次免费数字版权备案，以 100 元人民币抵扣额度形式提供，仅可用于一次备案；同一手机号码、同一运营者或同一权利人视为同一用户。额外备案每次 100 元人民币。防伪标签等由您自愿订购的服务，按下单前展示的价格收费，不是加入或合作的条件。',
        ],
      },
      {
        heading: '七、权利人与采购方的合作',
        paragraphs: [
          '平台提供展示、审核、沟通和撮合服务。是否合作、授权范围和价格由权利人与采购方自行决定，并以双方签订的线下合同为准；我们不保证成交。',
          '授权方查看采购需求前须同意补充协议。双方取得的对方联系方式和资料仅可用于该次合作，不得泄露或另作他用。',
          '合作来源在服务单创建时确定。双方不得为规避约定的分成而虚构来源，或将平台合作转为平台外交易。',
        ],
      },
      {
        heading: '八、使用规范',
        paragraphs: [
          '您不得：冒用他人身份或提交虚假证明；上传侵犯他人权利或违法的内容；伪造、转卖防伪标签或将其用于未获授权的商品；攻击、干扰平台或未经许可批量抓取数据；骚扰其他用户或收集其个人信息。',
          '认为平台内容侵权的，请联系我们并提供身份证明、权利证明、涉嫌侵权内容的地址和说明。我们及时核实，必要时移除内容并通知被投诉方；被投诉方可以提交申辩。',
        ],
      },
      {
        heading: '九、违约处理与账号注销',
        paragraphs: [
          '您违反本协议的，我们可以视情节要求改正、移除内容、暂停功能或终止账号，并说明理由。您可以申诉，我们在 15 个工作日内答复。',
          '您可以随时在个人中心申请注销账号。处理中的认领、订单、合作或未结清款项应先处理完毕。申请满 7 日后账号注销，期间您可以撤回。注销后账号及内容不可恢复，您名下的 IP 不再由您运营，已签订的合同和已发放的标签不因注销而失效。',
        ],
      },
      {
        heading: '十、责任与不可抗力',
        paragraphs: [
          '任何一方违约，应赔偿对方因此遭受的直接损失。我们不对用户之间的合同履行承担责任，但因我们故意或重大过失造成的损失、依法不得免除的责任除外。',
          '因不可抗力不能履行的一方，应在事件发生后 10 个工作日内通知对方，并在 20 个工作日内提供证明，在受影响的范围内免除责任，并应采取措施减少损失。',
        ],
      },
      {
        heading: '十一、变更、法律适用与联系方式',
        paragraphs: [
          '本协议变更时，我们公布新版本及生效日期，重大变更至少提前 30 日以系统消息通知。您不同意的，可以在生效前注销账号；需要重新同意的，我们会请您勾选。',
          '本协议适用中国大陆地区法律。争议先协商解决；协商不成的，由平台运营者所在地有管辖权的法院管辖，法律对消费者另有强制规定的除外。本协议以三种语言提供，内容不一致时以简体中文版为准。',
          '请通过平台“联系我们”页面所列方式与我们联系。服务时间为周一至周五 9:00–18:00（北京时间）。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '使用者服務協議',
    sections: [
      {
        heading: '第一條　協議之成立',
        paragraphs: [
          '本協議由您與 IP 工作台之營運者（以下稱「本平台」或「我們」）訂立，適用於您註冊帳號及使用本平台服務。您於註冊時勾選同意，本協議即告成立；我們將記錄您同意之版本與時間。',
          '認領 IP 時另須同意「IP 合作框架協議」；個別服務另有約定者，該約定就該服務優先適用。個人資料之處理適用「隱私權政策」。',
          '您應年滿 18 歲且具完全行為能力。代表公司或其他團體使用者，您確認已獲授權。',
        ],
      },
      {
        heading: '第二條　服務內容',
        paragraphs: [
          '本平台提供 IP 認領、主頁與圖庫展示、合作服務單、招投標與徵集報名、設計溝通、防偽標籤、數位著作權備案及相關工具。',
          '我們得改善或增減功能。停止或變更對您有重大不利影響者，我們至少於 30 日前以系統訊息告知，並給予您匯出內容之合理期間。',
        ],
      },
      {
        heading: '第三條　帳號',
        paragraphs: [
          '您以手機號碼註冊，應提供真實、正確之資料並及時更新。一個手機號碼對應一個帳號，帳號不得出租、出借或轉讓。',
          '您應妥善保管密碼及驗證碼。發現帳號遭他人使用時，請立即變更密碼並聯絡我們。因您保管不當所生之損失由您負擔，但我們有過失者，不在此限。',
        ],
      },
      {
        heading: '第四條　實名驗證與認領',
        paragraphs: [
          '認領 IP 前須完成實名驗證，中國大陸使用者核對姓名、身分證件號碼及手機號碼，其他使用者確認身分並由我們審核。',
          '認領應提交真實、完整之權利證明。同一 IP 僅能成功認領一次；其中一份認領通過後，其他待審認領即不予通過。認領失敗者，我們將說明原因，您得補充文件後重新認領。',
          '我們對文件進行合理之形式審查，審核通過不構成對權利歸屬之終局認定。權利人得提出證據聲明異議，我們於查證期間得暫停該 IP 之相關功能。',
        ],
      },
      {
        heading: '第五條　內容與審核',
        paragraphs: [
          '您上傳內容之著作權仍歸您或原權利人所有。為提供服務，您授權我們於本平台範圍內無償、非專屬地儲存、展示、轉換格式及推薦該等內容；內容刪除或帳號註銷後，該授權終止，但已成立之合作不在此限。',
          '公開內容須先經審核。修改已公開之內容時，於新版本通過審核前繼續展示原內容；未通過者，我們將告知原因。',
          '授權手冊及合作服務單之其他說明中不得含有聯絡方式，否則不予通過。',
        ],
      },
      {
        heading: '第六條　費用',
        paragraphs: [
          '加入本平台免費，且不要求獨家合作。合作成交前，我們不收取任何合作費用。',
          '經由本平台成立之合作，本平台分潤一般為 50%，以線下合約為準；經由權利人專屬商店連結成立之合作，本平台不參與分潤。',
          '每位新使用者享有一次免費數位著作權備案，以人民幣 100 元折抵額度之形式提供，僅得用於一次備案；同一手機號碼、同一營運者或同一權利人視為同一使用者。額外備案每次人民幣 100 元。防偽標籤等由您自願訂購之服務，依下單前展示之價格收費，並非加入或合作之條件。',
        ],
      },
      {
        heading: '第七條　權利人與採購方之合作',
        paragraphs: [
          '本平台提供展示、審核、溝通及媒合服務。是否合作、授權範圍及價格由權利人與採購方自行決定，並以雙方簽訂之線下合約為準；我們不保證成交。',
          '授權方檢視採購需求前須同意補充協議。雙方取得之對方聯絡方式及資料僅得用於該次合作，不得洩漏或作其他利用。',
          '合作來源於服務單建立時確定。雙方不得為規避約定之分潤而虛構來源，或將平台合作轉為平台外交易。',
        ],
      },
      {
        heading: '第八條　使用規範',
        paragraphs: [
          '您不得：冒用他人身分或提交虛偽證明；上傳侵害他人權利或違法之內容；偽造、轉售防偽標籤或將其用於未獲授權之商品；攻擊、干擾本平台或未經許可大量擷取資料；騷擾其他使用者或蒐集其個人資料。',
          '認為本平台內容侵權者，請聯絡我們並提供身分證明、權利證明、涉嫌侵權內容之網址及說明。我們將及時查證，必要時移除內容並通知被檢舉人；被檢舉人得提出申辯。',
        ],
      },
      {
        heading: '第九條　違約處理與帳號註銷',
        paragraphs: [
          '您違反本協議者，我們得視情節要求改正、移除內容、暫停功能或終止帳號，並說明理由。您得提出申訴，我們於 15 個工作天內答覆。',
          '您得隨時於個人中心申請註銷帳號。處理中之認領、訂單、合作或未結清款項應先處理完畢。申請滿 7 日後帳號註銷，期間您得撤回。註銷後帳號及內容無法回復，您名下之 IP 不再由您營運，已簽訂之合約及已核發之標籤不因註銷而失其效力。',
        ],
      },
      {
        heading: '第十條　責任與不可抗力',
        paragraphs: [
          '任一方違約，應賠償他方因此所受之直接損害。我們不就使用者間契約之履行負責，但因我們故意或重大過失所致之損害，以及依法不得免除之責任，不在此限。',
          '因不可抗力致不能履行之一方，應於事件發生後 10 個工作天內通知他方，並於 20 個工作天內提出證明，於受影響之範圍內免除責任，並應採取措施減少損害。',
        ],
      },
      {
        heading: '第十一條　修訂、準據法與聯絡方式',
        paragraphs: [
          '本協議修訂時，我們將公布新版本及生效日期，重大變更至少於 30 日前以系統訊息通知。您不同意者，得於生效前註銷帳號；須重新同意者，我們將請您勾選。',
          '本協議以中國大陸地區法律為準據法。爭議應先協商解決；協商不成者，由本平台營運者所在地有管轄權之法院管轄，但法律對消費者另有強制規定者，從其規定。本協議以三種語言提供，內容不一致時以簡體中文版為準。',
          '請依本平台「聯絡我們」頁面所列方式與我們聯絡。服務時間為週一至週五 9:00–18:00（北京時間）。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'User Service Agreement',
    sections: [
      {
        heading: '1. Conclusion of this agreement',
        paragraphs: [
          'This agreement is made between you and the operator of IP Workbench (the "platform", "we") and covers your registration and use of the platform. It is concluded when you tick it at registration; we record the version and time of your consent.',
          'Claiming an IP also requires the IP Cooperation Framework Agreement. Where a particular service has terms of its own, they prevail for that service. Personal data is handled under the Privacy Policy.',
          'You must be at least 18 years old and have full legal capacity. If you act for a company or other organization, you confirm that you are authorized to do so.',
        ],
      },
      {
        heading: '2. The service',
        paragraphs: [
          'The platform offers IP claims, IP homepages and galleries, cooperation service sheets, registration for tenders and collection campaigns, design communication, anti-counterfeit labels, digital copyright filing and related tools.',
          'We may improve, add or remove functions. We announce any discontinuation or change that is significantly to your disadvantage by system message at least 30 days ahead and give you reasonable time to export your content.',
        ],
      },
      {
        heading: '3. Your account',
        paragraphs: [
          'You register with a phone number and must provide true and accurate information and keep it up to date. Each phone number has one account. An account may not be rented, lent or transferred.',
          'Keep your password and verification codes safe. If somebody else uses your account, change the password at once and contact us. You bear losses caused by your failure to keep them safe, except where we are at fault.',
        ],
      },
      {
        heading: '4. Real-name verification and claims',
        paragraphs: [
          'Real-name verification is required before you claim an IP: for users in mainland China by checking name, identity document number and phone number, for other users by confirming their identity, which we review.',
          'A claim requires true and complete proof of rights. An IP can be claimed successfully only once; when one claim is approved, other pending claims are not. If a claim fails we state the reason, and you may add material and claim again.',
          'We examine the material for formal plausibility; approval is not a final determination of who holds the rights. A rights holder may object with evidence, and we may suspend functions of the IP while we look into the matter.',
        ],
      },
      {
        heading: '5. Content and review',
        paragraphs: [
          'Copyright in the content you upload stays with you or the original rights holder. So that we can provide the service, you allow us to store, display, convert and recommend it on the platform, free of charge and non-exclusively. This permission ends when the content is deleted or the account is closed, except for cooperation already agreed.',
          'Public content is reviewed first. When you change published content, the previous content stays on display until the new version is approved; if it is not approved, we tell you why.',
          'Authorization manuals and the additional remarks of cooperation service sheets must not contain contact information; otherwise they are not approved.',
        ],
      },
      {
        heading: '6. Fees',
        paragraphs: [
          'Joining the platform is free and does not require exclusivity. We charge no cooperation fee before a deal succeeds.',
          'On deals that come through the platform, the platform share is generally 50%, as set out in the offline contract. On deals made through the private shop link of the holder, the platform takes no share.',
          'Each new user has one free digital copyright filing, provided as a credit of 100 RMB that can be used for one filing only; the same phone number, the same operator or the same rights holder counts as one user. Each additional filing costs 100 RMB. Services you choose to order, such as anti-counterfeit labels, are charged at the price shown before you order; they are not a condition of joining or cooperating.',
        ],
      },
      {
        heading: '7. Cooperation between holders and buyers',
        paragraphs: [
          'The platform provides display, review, communication and matching. Holders and buyers decide for themselves whether to cooperate, on which scope and at which price, and their offline contract governs. We do not guarantee that a deal is made.',
          'A licensor must accept the supplementary agreement before viewing a request. Contact details and material received from the other side may be used only for that cooperation and must not be disclosed or used otherwise.',
          'The source of a cooperation is fixed when the service sheet is created. Neither side may state a false source or move platform cooperation off the platform to avoid the agreed share.',
        ],
      },
      {
        heading: '8. Rules of conduct',
        paragraphs: [
          'You must not: assume the identity of another person or submit false proof; upload content that is unlawful or infringes the rights of others; forge or resell anti-counterfeit labels or use them on unlicensed goods; attack or disrupt the platform or harvest data in bulk without permission; harass other users or collect their personal data.',
          'If you believe content on the platform infringes your rights, contact us with proof of identity, proof of rights, the address of the content and an explanation. We look into it promptly, remove the content where necessary and inform the party concerned, who may respond.',
        ],
      },
      {
        heading: '9. Breach and account closure',
        paragraphs: [
          'If you breach this agreement we may, depending on the seriousness, require correction, remove content, suspend functions or terminate the account, stating the reasons. You may appeal, and we answer within 15 working days.',
          'You may ask for your account to be closed in the personal centre at any time. Pending claims, orders, cooperation and outstanding payments must first be completed. The account closes 7 days after the request, which you can withdraw until then. A closed account and its content cannot be restored and you no longer operate the IPs you owned; contracts already signed and labels already issued remain valid.',
        ],
      },
      {
        heading: '10. Liability and force majeure',
        paragraphs: [
          'A party in breach compensates the other for the direct loss caused. We are not liable for the performance of contracts between users, except for loss caused by our intent or gross negligence and for liability that cannot be excluded by law.',
          'A party prevented from performing by force majeure must notify the other within 10 working days after the event and provide evidence within 20 working days. It is released from liability to the extent affected and must take measures to reduce the loss.',
        ],
      },
      {
        heading: '11. Changes, governing law and contact',
        paragraphs: [
          'When this agreement changes we publish the new version and its effective date, and announce significant changes by system message at least 30 days ahead. If you disagree you may close your account before they take effect; where renewed consent is needed, we ask you to tick it.',
          'This agreement is governed by the law of mainland China. Disputes are first to be settled by negotiation; failing that, the competent court at the place of the platform operator has jurisdiction, subject to mandatory consumer law. This agreement is provided in three languages; if they differ, the Simplified Chinese version prevails.',
          'Use the contact details on the "Contact us" page of the platform. Service hours are Monday to Friday, 9:00–18:00 (Beijing time).',
        ],
      },
    ],
  },
} satisfies LegalSource;
