import type { LegalSource } from './index';

export const bidActivityRequirements = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP 方参与招标须知',
    sections: [
      {
        heading: '一、谁可以报名',
        paragraphs: [
          '本须知适用于在 IP 工作台（下称“平台”）报名参加招标项目的 IP 权利人及其运营者（下称“IP 方”）。报名者须已通过实名认证，且其 IP 已被认领并开通工作台。',
          '同一 IP 对同一项目只能报名一次。公告另有品类、地域或资质要求的，以公告为准。',
        ],
      },
      {
        heading: '二、时间与状态',
        paragraphs: [
          '项目按公告的起止时间分为未开始、进行中、已结束，以平台服务器的北京时间为准。只有进行中的项目可以报名。',
          '项目结束后不再接受新的报名或修改，请预留上传大图的时间。',
        ],
      },
      {
        heading: '三、报名资料',
        paragraphs: [
          '报名须选择一个图库系列、一个商业案例，填写 IP 简介和备注，并勾选报名承诺。缺少任何一项的，不能提交。',
          '招标案例图片最多 20 张，每张不超过 50 MB，预览展示前 10 张；附件图片最多 10 张，每张不超过 50 MB，格式为 PNG 或 JPG。',
          '资料中不得出现电话、微信号、二维码等联系方式，也不得包含未获授权的第三方内容。',
        ],
      },
      {
        heading: '四、审核与修改',
        paragraphs: [
          '提交后由平台审核。未通过的，平台说明原因，IP 方可在项目结束前修改并重新提交；审核通过后，资料不可再修改。',
          '私密图库用于报名时，仅供本项目的招标方和平台工作人员查看，不因此公开。',
        ],
      },
      {
        heading: '五、报名承诺',
        paragraphs: [
          'IP 方承诺：有权以所报 IP 参与该项目；资料真实、完整；不围标、串标，不以不正当方式影响评选；中标后按公告的时间配合签约和供图。',
          '权利状态在评选期间发生变化的，应在 10 个工作日内告知平台。',
        ],
      },
      {
        heading: '六、评选与结果',
        paragraphs: [
          '评选由招标方按照公告的标准进行，结果分为等待结果、已中标、未中标，在工作台和系统消息中通知。平台不收取报名费，也不保证中标。',
          '对结果有异议的，可以在通知后 5 个工作日内向平台提出，平台会转请招标方答复。',
        ],
      },
      {
        heading: '七、中标后的合作',
        paragraphs: [
          '中标后双方签订线下合同。平台带来的合作，分成一般为 50%，以线下合同为准；版权始终归持有人所有。',
          '合作期间通过平台进行高清图使用、商品设计和物料设计的沟通。每一轮由 IP 方选择通过或继续提供，并可附最多 10 张反馈图片；终稿一经确认，不可撤回。',
        ],
      },
      {
        heading: '八、取消资格与责任',
        paragraphs: [
          '虚假资料、权利瑕疵、泄露招标信息或无正当理由拒绝签约的，平台可以取消报名或中标资格，并在 12 个月内限制其报名；造成损失的，由责任方赔偿直接损失。',
          '本须知以三种语言提供，内容不一致时以简体中文版为准。咨询时间为周一至周五 9:00–18:00（北京时间）。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP 方參與招標須知',
    sections: [
      {
        heading: '第一條　報名資格',
        paragraphs: [
          '本須知適用於在 IP 工作台（以下稱「本平台」）報名參加招標專案之 IP 權利人及其營運者（以下稱「IP 方」）。報名者須已通過實名驗證，且其 IP 已完成認領並開通工作台。',
          '同一 IP 就同一專案僅得報名一次。公告另有品類、地域或資格要求者，以公告為準。',
        ],
      },
      {
        heading: '第二條　時間與狀態',
        paragraphs: [
          '專案依公告之起訖時間分為未開始、進行中、已結束，以本平台伺服器之北京時間為準。僅進行中之專案得報名。',
          '專案結束後不再受理新報名或修改，請預留上傳大圖之時間。',
        ],
      },
      {
        heading: '第三條　報名資料',
        paragraphs: [
          '報名須選擇一個圖庫系列、一個商業案例，填寫 IP 簡介及備註，並勾選報名承諾。缺少任何一項者，無法送出。',
          '招標案例圖片最多 20 張，每張不超過 50 MB，預覽顯示前 10 張；附件圖片最多 10 張，每張不超過 50 MB，格式為 PNG 或 JPG。',
          '資料中不得出現電話、微信帳號、QR Code 等聯絡方式，亦不得包含未獲授權之第三方內容。',
        ],
      },
      {
        heading: '第四條　審核與修改',
        paragraphs: [
          '送出後由本平台審核。未通過者，本平台說明原因，IP 方得於專案結束前修改並重新送出；審核通過後，資料不得再修改。',
          '私密圖庫用於報名時，僅供本專案之招標方及本平台工作人員檢視，不因此公開。',
        ],
      },
      {
        heading: '第五條　報名承諾',
        paragraphs: [
          'IP 方承諾：有權以所報 IP 參與該專案；資料真實、完整；不圍標、綁標，不以不正當方式影響評選；得標後依公告之時間配合簽約及供圖。',
          '權利狀態於評選期間變更者，應於 10 個工作天內告知本平台。',
        ],
      },
      {
        heading: '第六條　評選與結果',
        paragraphs: [
          '評選由招標方依公告之標準進行，結果分為等待結果、已得標、未得標，於工作台及系統訊息中通知。本平台不收取報名費，亦不保證得標。',
          '對結果有異議者，得於通知後 5 個工作天內向本平台提出，本平台將轉請招標方答覆。',
        ],
      },
      {
        heading: '第七條　得標後之合作',
        paragraphs: [
          '得標後雙方簽訂線下合約。本平台帶來之合作，分潤一般為 50%，以線下合約為準；著作權始終歸持有人所有。',
          '合作期間透過本平台進行高解析圖使用、商品設計及文宣設計之溝通。每一輪由 IP 方選擇通過或繼續提供，並得附最多 10 張回饋圖片；定稿一經確認，不得撤回。',
        ],
      },
      {
        heading: '第八條　取消資格與責任',
        paragraphs: [
          '資料虛偽、權利瑕疵、洩漏招標資訊或無正當理由拒絕簽約者，本平台得取消報名或得標資格，並於 12 個月內限制其報名；致生損害者，由責任方賠償直接損害。',
          '本須知以三種語言提供，內容不一致時以簡體中文版為準。諮詢時間為週一至週五 9:00–18:00（北京時間）。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'Tender Participation Instructions for IP Holders',
    sections: [
      {
        heading: '1. Who may register',
        paragraphs: [
          'These instructions apply to IP holders and their operators (the "IP side") who register for a tender on IP Workbench (the "platform"). Their real name must be verified, and their IP claimed with its workbench open.',
          'An IP can register once for a tender. Where the notice sets requirements on category, territory or qualification, the notice prevails.',
        ],
      },
      {
        heading: '2. Dates and states',
        paragraphs: [
          'By the dates of its notice a tender is not started, in progress or ended, in Beijing time on the server of the platform. Registration is possible only while it is in progress.',
          'After the end no registration or change is accepted. Please allow time for uploading large pictures.',
        ],
      },
      {
        heading: '3. Registration material',
        paragraphs: [
          'A registration needs one gallery series, one business case, an introduction of the IP with remarks, and the ticked sign-up promise. It cannot be submitted if any of these is missing.',
          'Up to 20 tender case pictures of 50 MB each are kept, and the preview shows the first 10; up to 10 attachment pictures of 50 MB each, as PNG or JPG.',
          'The material may contain no contact information such as phone numbers, messenger ids or QR codes, and no third-party content without permission.',
        ],
      },
      {
        heading: '4. Review and changes',
        paragraphs: [
          'The platform reviews what is submitted. If it is rejected, the platform gives the reason, and the IP side may change and resubmit it until the tender ends. Once approved, the material cannot be changed.',
          'A private gallery used for a registration is seen only by the tendering party of that project and by platform staff; it does not become public.',
        ],
      },
      {
        heading: '5. The sign-up promise',
        paragraphs: [
          'The IP side promises that it may enter the tender with this IP; that the material is true and complete; that it will not collude or influence the selection improperly; and that, if awarded, it will sign and supply pictures in the time of the notice.',
          'If the status of the rights changes during the selection, the platform must be told within 10 working days.',
        ],
      },
      {
        heading: '6. Selection and result',
        paragraphs: [
          'The tendering party selects by the criteria of the notice. The result reads waiting for result, awarded or not awarded, and is announced in the workbench and by system message. The platform charges no fee for registering and guarantees no award.',
          'An objection may be sent to the platform within 5 working days after the announcement; the platform asks the tendering party to answer it.',
        ],
      },
      {
        heading: '7. After an award',
        paragraphs: [
          'The two sides sign an offline contract. On deals that come through the platform the share is generally 50%, per the offline contract; copyright always stays with the holder.',
          'HD image usage, product design and material design are discussed on the platform. In each round the IP side chooses approved or continue providing, with up to 10 feedback pictures; a final draft, once confirmed, cannot be withdrawn.',
        ],
      },
      {
        heading: '8. Disqualification and liability',
        paragraphs: [
          'In case of false material, defective rights, leaked tender information or an unjustified refusal to sign, the platform may cancel the registration or award and bar the IP side from registering for 12 months; whoever is responsible compensates the direct loss.',
          'These instructions are provided in three languages; if they differ, the Simplified Chinese version prevails. Questions are answered Monday to Friday, 9:00–18:00 (Beijing time).',
        ],
      },
    ],
  },
} satisfies LegalSource;
