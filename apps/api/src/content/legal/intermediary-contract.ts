import type { LegalSource } from './index';

export const intermediaryContract = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '居间服务合同',
    sections: [
      {
        heading: '一、当事人与标的',
        paragraphs: [
          '本合同由提交合作服务单的采购方（下称“采购方”）与 IP 工作台的运营者（下称“平台”）订立。平台为采购方报告与 IP 权利人订立授权合同的机会，并提供媒介服务。',
          '采购方提交服务单时，须同时同意《隐私政策》《用户服务协议》和本合同。本合同自勾选并提交之时生效。',
        ],
      },
      {
        heading: '二、平台的服务',
        paragraphs: [
          '平台审核服务单，向相关权利人转达需求，安排 IP 顾问审核权利人的答复，并将通过审核的答复送达采购方。',
          '平台如实报告所知的有关订立合同的事项，不得隐瞒与订立合同有关的重要事实；但不保证权利人一定同意，也不是授权合同的当事人。',
        ],
      },
      {
        heading: '三、采购方的义务',
        paragraphs: [
          '采购方应如实填写衍生品类范围、需求说明、公司名称和联系电话，并以短信验证码确认电话属于本人。',
          '“其他说明”中不得填写电话、邮箱、微信号、网址等联系方式，否则审核不通过。提交的案例和图片应有权使用。',
          '采购方收到的 IP 资料仅用于评估该次合作；未签订授权合同前，不得复制、改编、打样销售或对外发布。',
        ],
      },
      {
        heading: '四、流程与期限',
        paragraphs: [
          '合作分为四步：权利人收到已审核的服务单；权利人答复后由 IP 顾问审核；答复送达采购方并由其确认；撮合成功。',
          '采购方在撮合成功前可以随时放弃，无须支付费用。权利人拒绝或采购方放弃的，本次居间服务结束。',
        ],
      },
      {
        heading: '五、费用',
        paragraphs: [
          '撮合成功之前，平台不向采购方收取任何费用。',
          '撮合成功后，平台的报酬从权利人的授权收入中按分成取得，平台带来的合作一般为 50%，以线下合同为准；来自权利人私有店铺链接的合作，平台不参与分成。采购方无须另行支付居间报酬，但线下合同另有约定的除外。',
        ],
      },
      {
        heading: '六、线下合同',
        paragraphs: [
          '撮合成功后，采购方与权利人就授权范围、期限、地域、费用、打样、验收和防伪标签另行签订书面合同。合同未作约定的：交付后 3 个工作日内验收，5 个工作日内提出异议，收款后 30 日内开具发票。',
          '采购方不得利用平台提供的信息绕开平台与权利人就同一需求直接成交，以规避分成。',
        ],
      },
      {
        heading: '七、保密与个人信息',
        paragraphs: [
          '采购方的电话和公司信息在权利人同意联系之后才向其展示，并受补充协议的保密条款约束。平台按照《隐私政策》处理个人信息。',
          '采购方凭服务单编号和访问密钥查看进度，应妥善保管访问密钥，不得公开。',
        ],
      },
      {
        heading: '八、责任与争议',
        paragraphs: [
          '一方违约的，赔偿对方的直接损失。不可抗力发生后 10 个工作日内通知对方，20 个工作日内提供证明，在受影响的范围内免除责任。',
          '本合同适用中国大陆地区法律。争议先协商解决；协商不成的，由平台运营者所在地有管辖权的法院管辖，法律另有强制规定的除外。本合同以三种语言提供，内容不一致时以简体中文版为准。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '居間服務合約',
    sections: [
      {
        heading: '第一條　當事人與標的',
        paragraphs: [
          '本合約由送出合作服務單之採購方（以下稱「採購方」）與 IP 工作台之營運者（以下稱「本平台」）訂立。本平台為採購方報告與 IP 權利人訂立授權合約之機會，並提供媒介服務。',
          '採購方送出服務單時，須同時同意「隱私權政策」、「使用者服務協議」及本合約。本合約自勾選並送出時生效。',
        ],
      },
      {
        heading: '第二條　本平台之服務',
        paragraphs: [
          '本平台審核服務單，向相關權利人轉達需求，安排 IP 顧問審核權利人之答覆，並將通過審核之答覆送達採購方。',
          '本平台應據實報告所知之訂約事項，不得隱匿與訂約有關之重要事實；惟不保證權利人必定同意，亦非授權合約之當事人。',
        ],
      },
      {
        heading: '第三條　採購方之義務',
        paragraphs: [
          '採購方應據實填寫衍生品類範圍、需求說明、公司名稱及聯絡電話，並以簡訊驗證碼確認電話屬於本人。',
          '「其他說明」中不得填寫電話、電子郵件、微信帳號、網址等聯絡方式，否則審核不予通過。所提交之案例及圖片應有權使用。',
          '採購方所收受之 IP 資料僅得用於評估該次合作；未簽訂授權合約前，不得重製、改作、打樣銷售或對外發布。',
        ],
      },
      {
        heading: '第四條　流程與期間',
        paragraphs: [
          '合作分為四個步驟：權利人收到已審核之服務單；權利人答覆後由 IP 顧問審核；答覆送達採購方並由其確認；媒合成功。',
          '採購方於媒合成功前得隨時放棄，無須支付費用。權利人拒絕或採購方放棄者，本次居間服務結束。',
        ],
      },
      {
        heading: '第五條　費用',
        paragraphs: [
          '媒合成功之前，本平台不向採購方收取任何費用。',
          '媒合成功後，本平台之報酬自權利人之授權收入依分潤取得，本平台帶來之合作一般為 50%，以線下合約為準；來自權利人私有店鋪連結之合作，本平台不參與分潤。採購方無須另行支付居間報酬，但線下合約另有約定者，不在此限。',
        ],
      },
      {
        heading: '第六條　線下合約',
        paragraphs: [
          '媒合成功後，採購方與權利人應就授權範圍、期間、地域、費用、打樣、驗收及防偽標籤另行簽訂書面合約。合約未約定者：交付後 3 個工作天內驗收，5 個工作天內提出異議，收款後 30 日內開立發票。',
          '採購方不得利用本平台提供之資訊，規避本平台而與權利人就同一需求直接成交，以迴避分潤。',
        ],
      },
      {
        heading: '第七條　保密與個人資料',
        paragraphs: [
          '採購方之電話及公司資訊，於權利人同意聯繫之後始向其展示，並受補充協議之保密條款拘束。本平台依「隱私權政策」處理個人資料。',
          '採購方憑服務單編號及存取金鑰檢視進度，應妥善保管存取金鑰，不得公開。',
        ],
      },
      {
        heading: '第八條　責任與爭議',
        paragraphs: [
          '一方違約者，應賠償他方之直接損害。不可抗力發生後 10 個工作天內通知他方，並於 20 個工作天內提出證明，於受影響之範圍內免除責任。',
          '本合約以中國大陸地區法律為準據法。爭議應先協商解決；協商不成者，由本平台營運者所在地有管轄權之法院管轄，但法律另有強制規定者，從其規定。本合約以三種語言提供，內容不一致時以簡體中文版為準。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'Intermediary Contract',
    sections: [
      {
        heading: '1. Parties and subject',
        paragraphs: [
          'This contract is made between the buyer who submits a cooperation service sheet (the "buyer") and the operator of IP Workbench (the "platform"). The platform reports opportunities to conclude licensing contracts with IP holders and acts as intermediary.',
          'When submitting a sheet the buyer must agree to the Privacy Policy, the User Service Agreement and this contract. It takes effect when ticked and submitted.',
        ],
      },
      {
        heading: '2. Services of the platform',
        paragraphs: [
          'The platform reviews the sheet, passes the need on to the holder concerned, has an IP consultant review the reply of the holder, and delivers the reviewed reply to the buyer.',
          'The platform truthfully reports what it knows about the conclusion of the contract and conceals no important fact; but it does not guarantee that a holder agrees and is no party to the licensing contract.',
        ],
      },
      {
        heading: '3. Duties of the buyer',
        paragraphs: [
          'The buyer truthfully states the scope of derivative categories, the need, the company name and a phone number, and confirms by a one-time code that the number is theirs.',
          'The field "other description" may contain no contact information such as phone numbers, e-mail addresses, messenger ids or web addresses; otherwise the review fails. The buyer must have the right to use submitted cases and pictures.',
          'IP material the buyer receives serves only to assess this cooperation. Before a licensing contract is signed it may not be copied, adapted, sampled for sale or published.',
        ],
      },
      {
        heading: '4. Procedure',
        paragraphs: [
          'Cooperation has four steps: the holder receives the reviewed service sheet; the IP consultant reviews the reply of the holder; the reply goes to the buyer, who confirms it; the match succeeds.',
          'The buyer may give up at any time before the match, free of charge. If the holder rejects or the buyer gives up, this intermediary service ends.',
        ],
      },
      {
        heading: '5. Charges',
        paragraphs: [
          'The platform charges the buyer nothing before the match succeeds.',
          'After that the platform is paid by its share of the licensing income of the holder, generally 50% on deals that come through the platform, per the offline contract; deals from the private shop link of the holder carry no share. The buyer pays no further intermediary fee unless the offline contract says otherwise.',
        ],
      },
      {
        heading: '6. Offline contract',
        paragraphs: [
          'After the match, buyer and holder sign a separate written contract on scope, term, territory, fees, sampling, acceptance and anti-counterfeit labels. Where it is silent: inspection within 3 working days after delivery, objections within 5 working days, an invoice within 30 days after payment.',
          'The buyer may not use information from the platform to close a deal on the same need directly with the holder in order to avoid the share.',
        ],
      },
      {
        heading: '7. Confidentiality and personal data',
        paragraphs: [
          'The phone number and company of the buyer are shown to the holder only after the holder agrees to contact, and are covered by the confidentiality terms of the supplementary agreement. The platform handles personal data under the Privacy Policy.',
          'The buyer follows progress with the sheet number and its access key, and must keep the access key safe and unpublished.',
        ],
      },
      {
        heading: '8. Liability and disputes',
        paragraphs: [
          'A party in breach compensates the other for the direct loss. Force majeure must be notified within 10 working days and evidenced within 20 working days, and releases from liability to the extent affected.',
          'This contract is governed by the law of mainland China. Disputes are first to be settled by negotiation; failing that, the competent court at the place of the platform operator has jurisdiction, subject to mandatory law. It is provided in three languages; if they differ, the Simplified Chinese version prevails.',
        ],
      },
    ],
  },
} satisfies LegalSource;
