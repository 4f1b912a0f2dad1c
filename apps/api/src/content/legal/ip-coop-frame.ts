import type { LegalSource } from './index';

export const ipCoopFrame = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP 合作框架协议',
    sections: [
      {
        heading: '一、双方与生效',
        paragraphs: [
          '本协议由提交认领的 IP 权利人或艺术家（下称“权利人”）与 IP 工作台的运营者（下称“平台”）订立，约定双方就所认领 IP 开展展示和授权合作的基本条件。',
          '权利人在提交认领时勾选同意本协议，认领审核通过之日起生效；认领未通过的，本协议不生效。每个 IP 的认领分别适用本协议。',
          '由他人代为运营的，运营者应取得权利人的书面授权，并由权利人承担本协议的权利和义务。',
        ],
      },
      {
        heading: '二、免费加入与非独家',
        paragraphs: [
          '权利人加入平台免费，合作成交前平台不收取任何合作费用。',
          '本协议为非独家合作。权利人可以自行或通过其他渠道授权、展示和经营其 IP，无须取得平台同意。',
        ],
      },
      {
        heading: '三、版权归属与展示许可',
        paragraphs: [
          'IP 的版权及其他权利始终归权利人所有，本协议不构成任何权利的转让，平台不得以自己的名义主张权利或对外授权。',
          '为展示和推介该 IP，权利人许可平台在本协议期限内，在平台页面和平台的推介资料中免费、非独占地使用其提交并经审核公开的名称、图片和介绍。设为私密的图库不对外展示。',
          '权利人可以随时下架内容。本协议终止后，平台停止展示，并在合理期限内将相关内容从推介资料中移除。',
        ],
      },
      {
        heading: '四、权利人的保证',
        paragraphs: [
          '权利人保证其为该 IP 的合法权利人或已获得充分授权，提交的身份信息和权利证明真实、完整、有效；存在共有人的，已取得共有人同意。',
          '权利状态发生变化，如转让、独家授权、质押或涉及诉讼，权利人应在 10 个工作日内告知平台，并更新证明材料。',
          '因权利瑕疵引起第三方主张的，权利人应负责处理，并赔偿平台和采购方因此遭受的直接损失。',
        ],
      },
      {
        heading: '五、平台的服务',
        paragraphs: [
          '平台为权利人提供 IP 主页、图库、合作服务单、招投标报名、设计沟通、防伪标签和版权备案等功能，并可安排 IP 顾问协助。',
          '平台对采购方提交的服务单进行审核，向权利人推荐合作机会，但不保证合作数量或收益。权利人自愿订购的标签、额外备案等服务，按下单前展示的价格另行收费。',
        ],
      },
      {
        heading: '六、合作流程',
        paragraphs: [
          '合作分为四步：收到已审核的服务单；权利人答复后由 IP 顾问审核；答复送达采购方并由其确认；撮合成功。',
          '权利人有权同意或拒绝任何合作。查看采购需求前，权利人须同意补充协议。拒绝后，该服务单的详情不再对权利人展示。',
          '每项合作的授权范围、期限、地域、费用和验收，由各方另行签订线下合同约定。线下合同与本协议不一致的，以线下合同为准。',
        ],
      },
      {
        heading: '七、收益分成',
        paragraphs: [
          '通过平台达成的合作，平台分成一般为 50%，具体比例、计算基数和支付时间以线下合同为准。',
          '通过权利人专属店铺链接达成的合作，平台不参与分成，收益全部归权利人。',
          '合作来源和适用的分成在服务单创建时确定，并向双方展示。双方各自承担依法应缴的税费，并应保留结算记录供对方核对。',
        ],
      },
      {
        heading: '八、免费数字版权备案',
        paragraphs: [
          '每位新用户享有一次免费数字版权备案，以 100 元人民币抵扣额度形式提供，仅可用于一次备案，不能兑换现金或转让。同一手机号码、同一运营者或同一权利人视为同一用户。',
          '额外备案每次 100 元人民币，证书一般在 24 小时内出具。备案是对作品信息的记录，不代替司法或行政机关对权利的认定。',
        ],
      },
      {
        heading: '九、保密与个人信息',
        paragraphs: [
          '双方对合作中知悉的对方未公开的商业信息、设计稿和合同内容保密，仅用于本协议目的。本义务在本协议终止后继续有效 3 年，信息已合法公开或依法须披露的除外。',
          '平台按照《隐私政策》处理权利人的手机号码、真实姓名、身份证件号码和权利证明，身份证件号码加密存储，权利证明不向采购方展示。',
        ],
      },
      {
        heading: '十、期限与终止',
        paragraphs: [
          '本协议有效期为 3 年，自生效之日起计算。任何一方未在期满一个月前书面通知对方不续约的，自动续期一年，其后亦同。',
          '双方可以协商提前终止。一方严重违约，经书面通知后在合理期限内仍未改正的，对方可以解除本协议。权利人注销账号的，本协议随之终止。',
          '终止前已签订的线下合同继续履行至完毕，其分成约定不受影响；已发放的防伪标签继续可以验证。',
        ],
      },
      {
        heading: '十一、违约、不可抗力与其他',
        paragraphs: [
          '违约方应赔偿对方的直接损失。因不可抗力不能履行的一方，应在事件发生后 10 个工作日内通知对方，并在 20 个工作日内提供证明，在受影响的范围内免除责任。',
          '本协议适用中国大陆地区法律。争议先协商解决；协商不成的，由平台运营者所在地有管辖权的法院管辖，法律另有强制规定的除外。本协议以三种语言提供，内容不一致时以简体中文版为准。',
          '通知以系统消息或平台“联系我们”页面所列方式送达。服务时间为周一至周五 9:00–18:00（北京时间）。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP 合作框架協議',
    sections: [
      {
        heading: '第一條　當事人與生效',
        paragraphs: [
          '本協議由提交認領之 IP 權利人或藝術家（以下稱「權利人」）與 IP 工作台之營運者（以下稱「本平台」）訂立，約定雙方就所認領 IP 進行展示及授權合作之基本條件。',
          '權利人於提交認領時勾選同意本協議，自認領審核通過之日起生效；認領未通過者，本協議不生效力。各 IP 之認領分別適用本協議。',
          '由他人代為營運者，營運者應取得權利人之書面授權，並由權利人享有及負擔本協議之權利義務。',
        ],
      },
      {
        heading: '第二條　免費加入與非獨家',
        paragraphs: [
          '權利人加入本平台免費，合作成交前本平台不收取任何合作費用。',
          '本協議為非獨家合作。權利人得自行或透過其他管道授權、展示及經營其 IP，無須取得本平台同意。',
        ],
      },
      {
        heading: '第三條　著作權歸屬與展示授權',
        paragraphs: [
          'IP 之著作權及其他權利始終歸權利人所有，本協議不構成任何權利之讓與，本平台不得以自己名義主張權利或對外授權。',
          '為展示及推介該 IP，權利人授權本平台於本協議期間內，於平台頁面及本平台之推介資料中，無償、非專屬地利用其提交並經審核公開之名稱、圖片及介紹。設為私密之圖庫不對外展示。',
          '權利人得隨時下架內容。本協議終止後，本平台停止展示，並於合理期間內將相關內容自推介資料中移除。',
        ],
      },
      {
        heading: '第四條　權利人之擔保',
        paragraphs: [
          '權利人擔保其為該 IP 之合法權利人或已取得充分授權，所提交之身分資料及權利證明真實、完整、有效；有共有人者，已取得共有人同意。',
          '權利狀態變更，如讓與、專屬授權、設定質權或涉訟，權利人應於 10 個工作天內告知本平台，並更新證明文件。',
          '因權利瑕疵致第三人主張權利者，權利人應負責處理，並賠償本平台及採購方因此所受之直接損害。',
        ],
      },
      {
        heading: '第五條　本平台之服務',
        paragraphs: [
          '本平台為權利人提供 IP 主頁、圖庫、合作服務單、招投標報名、設計溝通、防偽標籤及著作權備案等功能，並得安排 IP 顧問協助。',
          '本平台審核採購方送出之服務單，向權利人推薦合作機會，但不保證合作數量或收益。權利人自願訂購之標籤、額外備案等服務，依下單前展示之價格另行收費。',
        ],
      },
      {
        heading: '第六條　合作流程',
        paragraphs: [
          '合作分為四個步驟：收到已審核之服務單；權利人答覆後由 IP 顧問審核；答覆送達採購方並由其確認；媒合成功。',
          '權利人有權同意或拒絕任何合作。檢視採購需求前，權利人須同意補充協議。拒絕後，該服務單之詳情不再向權利人展示。',
          '各項合作之授權範圍、期間、地域、費用及驗收，由各方另行簽訂線下合約約定。線下合約與本協議不一致者，以線下合約為準。',
        ],
      },
      {
        heading: '第七條　收益分潤',
        paragraphs: [
          '經由本平台成立之合作，本平台分潤一般為 50%，具體比例、計算基礎及支付時間以線下合約為準。',
          '經由權利人專屬商店連結成立之合作，本平台不參與分潤，收益全數歸權利人。',
          '合作來源及適用之分潤於服務單建立時確定，並向雙方展示。雙方各自負擔依法應繳之稅捐，並應保存結算紀錄供他方核對。',
        ],
      },
      {
        heading: '第八條　免費數位著作權備案',
        paragraphs: [
          '每位新使用者享有一次免費數位著作權備案，以人民幣 100 元折抵額度之形式提供，僅得用於一次備案，不得兌換現金或轉讓。同一手機號碼、同一營運者或同一權利人視為同一使用者。',
          '額外備案每次人民幣 100 元，證書一般於 24 小時內核發。備案係對作品資訊之記錄，不取代司法或行政機關對權利之認定。',
        ],
      },
      {
        heading: '第九條　保密與個人資料',
        paragraphs: [
          '雙方就合作中知悉之他方未公開商業資訊、設計稿及合約內容負保密義務，僅得用於本協議之目的。本義務於本協議終止後繼續有效 3 年，但資訊已合法公開或依法應揭露者，不在此限。',
          '本平台依「隱私權政策」處理權利人之手機號碼、真實姓名、身分證件號碼及權利證明，身分證件號碼以加密方式儲存，權利證明不向採購方展示。',
        ],
      },
      {
        heading: '第十條　期間與終止',
        paragraphs: [
          '本協議有效期間為 3 年，自生效之日起算。任一方未於期滿一個月前以書面通知他方不續約者，自動續約一年，其後亦同。',
          '雙方得合意提前終止。一方重大違約，經書面通知後於合理期間內仍未改正者，他方得終止本協議。權利人註銷帳號者，本協議隨之終止。',
          '終止前已簽訂之線下合約繼續履行至完畢，其分潤約定不受影響；已核發之防偽標籤仍可驗證。',
        ],
      },
      {
        heading: '第十一條　違約、不可抗力及其他',
        paragraphs: [
          '違約方應賠償他方之直接損害。因不可抗力致不能履行之一方，應於事件發生後 10 個工作天內通知他方，並於 20 個工作天內提出證明，於受影響之範圍內免除責任。',
          '本協議以中國大陸地區法律為準據法。爭議應先協商解決；協商不成者，由本平台營運者所在地有管轄權之法院管轄，但法律另有強制規定者，從其規定。本協議以三種語言提供，內容不一致時以簡體中文版為準。',
          '通知以系統訊息或本平台「聯絡我們」頁面所列方式送達。服務時間為週一至週五 9:00–18:00（北京時間）。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP Cooperation Framework Agreement',
    sections: [
      {
        heading: '1. Parties and effect',
        paragraphs: [
          'This agreement is made between the IP holder or artist who submits a claim (the "holder") and the operator of IP Workbench (the "platform"). It sets out the basic terms on which the two cooperate in presenting and licensing the claimed IP.',
          'The holder accepts this agreement by ticking it when submitting the claim. It takes effect on the day the claim is approved, and does not take effect if the claim is not approved. It applies to each claimed IP separately.',
          'An operator who acts for the holder must have written authorization from the holder, and the rights and obligations of this agreement are those of the holder.',
        ],
      },
      {
        heading: '2. Free and non-exclusive',
        paragraphs: [
          'Joining the platform is free for the holder. The platform charges no cooperation fee before a deal succeeds.',
          'The cooperation is non-exclusive. The holder may license, present and exploit the IP directly or through other channels without the consent of the platform.',
        ],
      },
      {
        heading: '3. Copyright and permission to display',
        paragraphs: [
          'Copyright and all other rights in the IP always stay with the holder. This agreement transfers no rights, and the platform may not assert them or grant licences in its own name.',
          'To present and promote the IP, the holder allows the platform, during the term of this agreement, to use the names, pictures and descriptions that the holder submitted and that were published after review, on the pages and in the promotional material of the platform, free of charge and non-exclusively. Private galleries are not shown to others.',
          'The holder may take content down at any time. When this agreement ends the platform stops displaying it and removes it from promotional material within a reasonable time.',
        ],
      },
      {
        heading: '4. Warranties of the holder',
        paragraphs: [
          'The holder warrants that they are the lawful holder of the IP or are fully authorized, that the identity data and proof of rights submitted are true, complete and valid, and that any co-holders have consented.',
          'If the status of the rights changes, for example by transfer, exclusive licence, pledge or litigation, the holder must inform the platform within 10 working days and update the proof.',
          'If a defect in the rights leads to a third-party claim, the holder must deal with it and compensate the platform and the buyer for the direct loss caused.',
        ],
      },
      {
        heading: '5. Services of the platform',
        paragraphs: [
          'The platform provides the holder with an IP homepage, galleries, cooperation service sheets, tender registration, design communication, anti-counterfeit labels, copyright filing and other functions, and may assign an IP consultant to help.',
          'The platform reviews the service sheets of buyers and recommends opportunities to the holder, but does not guarantee a number of deals or an income. Services the holder chooses to order, such as labels and additional filings, are charged separately at the price shown before ordering.',
        ],
      },
      {
        heading: '6. Cooperation procedure',
        paragraphs: [
          'Cooperation has four steps: the reviewed service sheet is received; the IP consultant reviews the reply of the holder; the reply goes to the buyer, who confirms it; the match succeeds.',
          'The holder is free to accept or refuse any cooperation. The holder must accept the supplementary agreement before viewing a request. After a refusal, the details of that sheet are no longer shown to the holder.',
          'The scope, term, territory, fees and acceptance of each deal are agreed in a separate offline contract between the parties concerned. If the offline contract and this agreement differ, the offline contract prevails.',
        ],
      },
      {
        heading: '7. Revenue share',
        paragraphs: [
          'On deals that come through the platform, the platform share is generally 50%. The exact rate, the basis of calculation and the time of payment are set out in the offline contract.',
          'On deals made through the private shop link of the holder, the platform takes no share, and the whole income goes to the holder.',
          'The source of a deal and the share that applies are fixed when the service sheet is created and shown to both sides. Each party bears the taxes it owes by law and must keep settlement records for the other to check.',
        ],
      },
      {
        heading: '8. Free digital copyright filing',
        paragraphs: [
          'Each new user has one free digital copyright filing, provided as a credit of 100 RMB that can be used for one filing only and cannot be exchanged for cash or transferred. The same phone number, the same operator or the same rights holder counts as one user.',
          'Each additional filing costs 100 RMB. The certificate is generally issued within 24 hours. A filing records information about a work; it does not replace a determination of rights by a judicial or administrative authority.',
        ],
      },
      {
        heading: '9. Confidentiality and personal data',
        paragraphs: [
          'Each party keeps confidential the unpublished business information, designs and contract contents of the other that it learns in the cooperation, and uses them only for the purposes of this agreement. This duty continues for 3 years after the agreement ends, except for information lawfully published or required by law to be disclosed.',
          'The platform handles the phone number, real name, identity document number and proof of rights of the holder under the Privacy Policy. The identity document number is stored encrypted, and proof of rights is not shown to buyers.',
        ],
      },
      {
        heading: '10. Term and termination',
        paragraphs: [
          'The term of this agreement is 3 years from the day it takes effect. Unless a party notifies the other in writing at least one month before expiry that it will not renew, the agreement renews automatically for one year, and likewise thereafter.',
          'The parties may agree to end it early. If a party commits a serious breach and does not remedy it within a reasonable time after written notice, the other may terminate. The agreement also ends when the holder closes the account.',
          'Offline contracts signed before the end are performed to completion, and their share arrangements are not affected. Anti-counterfeit labels already issued can still be verified.',
        ],
      },
      {
        heading: '11. Breach, force majeure and general terms',
        paragraphs: [
          'A party in breach compensates the other for the direct loss. A party prevented from performing by force majeure must notify the other within 10 working days after the event and provide evidence within 20 working days, and is released from liability to the extent affected.',
          'This agreement is governed by the law of mainland China. Disputes are first to be settled by negotiation; failing that, the competent court at the place of the platform operator has jurisdiction, subject to mandatory law. This agreement is provided in three languages; if they differ, the Simplified Chinese version prevails.',
          'Notices are given by system message or through the contact details on the "Contact us" page of the platform. Service hours are Monday to Friday, 9:00–18:00 (Beijing time).',
        ],
      },
    ],
  },
} satisfies LegalSource;
