import type { LegalSource } from './index';

export const ipCoopSupplement = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP 合作补充协议',
    sections: [
      {
        heading: '一、性质与生效',
        paragraphs: [
          '本补充协议是《IP 合作框架协议》的组成部分，由权利人与 IP 工作台的运营者（下称“平台”）订立，约定查看和答复采购方合作服务单的规则。',
          '权利人首次查看采购需求前，须勾选同意本补充协议；未同意的，平台不展示需求详情。本补充协议自勾选之时生效，对该权利人名下该 IP 的全部服务单适用。',
        ],
      },
      {
        heading: '二、服务单的展示',
        paragraphs: [
          '平台只向权利人展示已审核的服务单，内容包括衍生品类范围、采购数量、需求说明和公司案例。',
          '采购方的姓名、公司和电话在权利人同意联系之后展示。权利人拒绝的，该服务单的详情不再对其展示，且不可恢复。',
        ],
      },
      {
        heading: '三、答复与流程',
        paragraphs: [
          '权利人应在收到服务单后 5 个工作日内答复同意联系或拒绝；逾期未答复的，平台可以提醒、指派 IP 顾问协助，或将需求推荐给其他权利人。',
          '合作分为四步：收到已审核的服务单；权利人答复后由 IP 顾问审核；答复送达采购方并由其确认；撮合成功。采购方可以在撮合成功前放弃。',
          '答复内容应真实、具体，不得包含虚假的授权范围、案例或报价。',
        ],
      },
      {
        heading: '四、信息保密',
        paragraphs: [
          '采购方的联系方式、需求、预算和案例仅可用于洽谈该服务单所述的合作，不得公开、转售、用于营销，或交给与该合作无关的人员。',
          '保密义务在合作结束或未成交后继续有效 3 年。依法须披露的，应在披露前通知平台。',
        ],
      },
      {
        heading: '五、来源与分成',
        paragraphs: [
          '服务单的来源在创建时确定并向双方展示。来源为平台的，平台分成一般为 50%；来源为权利人私有店铺链接的，平台不参与分成。具体以线下合同为准。',
          '对经平台推荐并已同意联系的采购方，权利人在撮合后 12 个月内就同一需求达成的合作，仍按平台来源计算分成，但双方能证明此前已有往来的除外。',
        ],
      },
      {
        heading: '六、结算与资料',
        paragraphs: [
          '线下合同签订后 5 个工作日内，权利人将合同编号、授权期限和金额告知 IP 顾问，用于核对分成；合同文本中与核对无关的内容可以遮盖。',
          '平台在收到应得款项后 30 日内开具发票。双方保留结算记录至少 3 年。',
        ],
      },
      {
        heading: '七、违约与其他',
        paragraphs: [
          '泄露采购方信息、绕开平台隐瞒成交或提供虚假答复的，平台可以暂停该 IP 的服务单功能，并要求赔偿直接损失。',
          '本补充协议的期限、不可抗力、法律适用和争议解决，适用《IP 合作框架协议》的约定；两者不一致的，就服务单事项以本补充协议为准。本协议以三种语言提供，内容不一致时以简体中文版为准。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP 合作補充協議',
    sections: [
      {
        heading: '第一條　性質與生效',
        paragraphs: [
          '本補充協議為「IP 合作框架協議」之一部分，由權利人與 IP 工作台之營運者（以下稱「本平台」）訂立，約定檢視及答覆採購方合作服務單之規則。',
          '權利人首次檢視採購需求前，須勾選同意本補充協議；未同意者，本平台不展示需求詳情。本補充協議自勾選時生效，適用於該權利人名下該 IP 之全部服務單。',
        ],
      },
      {
        heading: '第二條　服務單之展示',
        paragraphs: [
          '本平台僅向權利人展示已審核之服務單，內容包括衍生品類範圍、採購數量、需求說明及公司案例。',
          '採購方之姓名、公司及電話，於權利人同意聯繫之後展示。權利人拒絕者，該服務單之詳情不再向其展示，且無法復原。',
        ],
      },
      {
        heading: '第三條　答覆與流程',
        paragraphs: [
          '權利人應於收到服務單後 5 個工作天內答覆同意聯繫或拒絕；逾期未答覆者，本平台得提醒、指派 IP 顧問協助，或將需求推薦予其他權利人。',
          '合作分為四個步驟：收到已審核之服務單；權利人答覆後由 IP 顧問審核；答覆送達採購方並由其確認；媒合成功。採購方得於媒合成功前放棄。',
          '答覆內容應真實、具體，不得包含虛偽之授權範圍、案例或報價。',
        ],
      },
      {
        heading: '第四條　資訊保密',
        paragraphs: [
          '採購方之聯絡方式、需求、預算及案例，僅得用於洽談該服務單所述之合作，不得公開、轉售、用於行銷，或交付與該合作無關之人員。',
          '保密義務於合作結束或未成交後繼續有效 3 年。依法應揭露者，應於揭露前通知本平台。',
        ],
      },
      {
        heading: '第五條　來源與分潤',
        paragraphs: [
          '服務單之來源於建立時確定，並向雙方展示。來源為本平台者，本平台分潤一般為 50%；來源為權利人私有店鋪連結者，本平台不參與分潤。具體以線下合約為準。',
          '就經本平台推薦並已同意聯繫之採購方，權利人於媒合後 12 個月內就同一需求成立之合作，仍依平台來源計算分潤，但雙方能證明此前已有往來者，不在此限。',
        ],
      },
      {
        heading: '第六條　結算與資料',
        paragraphs: [
          '線下合約簽訂後 5 個工作天內，權利人應將合約編號、授權期間及金額告知 IP 顧問，以核對分潤；合約文本中與核對無關之內容得予遮蔽。',
          '本平台於收到應得款項後 30 日內開立發票。雙方應保存結算紀錄至少 3 年。',
        ],
      },
      {
        heading: '第七條　違約及其他',
        paragraphs: [
          '洩漏採購方資訊、規避本平台隱匿成交或提供虛偽答覆者，本平台得暫停該 IP 之服務單功能，並請求賠償直接損害。',
          '本補充協議之期間、不可抗力、準據法及爭議解決，適用「IP 合作框架協議」之約定；兩者不一致者，就服務單事項以本補充協議為準。本協議以三種語言提供，內容不一致時以簡體中文版為準。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP Cooperation Supplementary Agreement',
    sections: [
      {
        heading: '1. Nature and effect',
        paragraphs: [
          'This supplementary agreement is part of the IP Cooperation Framework Agreement. It is made between the holder and the operator of IP Workbench (the "platform") and sets the rules for viewing and answering the cooperation service sheets of buyers.',
          'The holder must tick it before viewing a request for the first time; until then the platform shows no details of requests. It takes effect at that moment and applies to all service sheets of that IP.',
        ],
      },
      {
        heading: '2. What a service sheet shows',
        paragraphs: [
          'The platform shows holders reviewed service sheets only, with the scope of derivative categories, the quantity, the description of the need and company cases.',
          'The name, company and phone number of the buyer are shown once the holder agrees to contact. After a refusal the details of that sheet are no longer shown to the holder, and this cannot be undone.',
        ],
      },
      {
        heading: '3. Replies and procedure',
        paragraphs: [
          'The holder should reply within 5 working days after receiving a sheet, by agreeing to contact or by rejecting. If no reply comes in time, the platform may send a reminder, assign an IP consultant to help, or recommend the need to other holders.',
          'Cooperation has four steps: the reviewed service sheet is received; the IP consultant reviews the reply of the holder; the reply goes to the buyer, who confirms it; the match succeeds. The buyer may give up before the match.',
          'Replies must be true and concrete, without false licence scopes, cases or quotations.',
        ],
      },
      {
        heading: '4. Confidentiality',
        paragraphs: [
          'Contact details, needs, budgets and cases of buyers may be used only to discuss the cooperation the sheet describes. They may not be published, resold, used for marketing or given to people who have nothing to do with it.',
          'This duty continues for 3 years after the cooperation ends or fails. Where the law requires disclosure, the platform must be told beforehand.',
        ],
      },
      {
        heading: '5. Source and share',
        paragraphs: [
          'The source of a sheet is fixed when it is created and shown to both sides. If it came through the platform, the platform share is generally 50%; if it came from the private shop link of the holder, the platform takes no share. The offline contract decides the details.',
          'If the holder agreed to contact a buyer recommended by the platform and makes a deal on the same need within 12 months after the match, the deal still counts as one through the platform, unless the two can show earlier dealings.',
        ],
      },
      {
        heading: '6. Settlement and records',
        paragraphs: [
          'Within 5 working days after signing the offline contract, the holder tells the IP consultant its number, the licence term and the amount so that the share can be checked; parts of the text not needed for the check may be covered.',
          'The platform issues an invoice within 30 days after receiving what is due to it. Both sides keep settlement records for at least 3 years.',
        ],
      },
      {
        heading: '7. Breach and general terms',
        paragraphs: [
          'If a holder leaks data of buyers, conceals a deal from the platform or gives false replies, the platform may suspend the service sheets of that IP and claim compensation for direct loss.',
          'Term, force majeure, governing law and disputes follow the IP Cooperation Framework Agreement; where the two differ on service sheets, this supplementary agreement prevails. It is provided in three languages; if they differ, the Simplified Chinese version prevails.',
        ],
      },
    ],
  },
} satisfies LegalSource;
