import type { LegalSource } from './index';

export const IPLicenseBidInfo = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP 征集须知',
    sections: [
      {
        heading: '一、什么是征集',
        paragraphs: [
          '征集是品牌方或活动主办方通过 IP 工作台（下称“平台”）公开寻找合适 IP 的活动。征集页面无须登录即可浏览；本须知说明参与方式和各方的权利。',
          '征集不构成要约。入选后是否合作以及合作条件，由征集方与 IP 方另行签订线下合同。',
        ],
      },
      {
        heading: '二、时间与状态',
        paragraphs: [
          '征集按公告的起止时间分为未开始、征集中、已结束，以平台服务器的北京时间为准。只有征集中的活动接受提交。',
          '需要延期或提前结束的，平台在征集页面公告并说明原因，已提交的资料继续有效。',
        ],
      },
      {
        heading: '三、参与资格',
        paragraphs: [
          'IP 权利人、艺术家或其书面授权的运营者均可参与。参与者应对所提交的 IP 享有著作权或充分授权，存在共有人的，应取得共有人同意。',
          '提交时以短信验证码确认电话属于本人。入选后，须完成实名认证并认领该 IP，方可进入签约。',
        ],
      },
      {
        heading: '四、提交资料',
        paragraphs: [
          '请按页面要求提交 IP 名称、简介、代表图片和可授权的品类。图片为 PNG 或 JPG，单张不超过 10 MB，最多 10 张；图片和说明中不得含有联系方式。',
          '资料提交后由平台审核，结果为待审核、已通过或未通过；未通过的说明原因，可以在征集结束前重新提交。',
        ],
      },
      {
        heading: '五、资料的使用',
        paragraphs: [
          '参与者许可征集方和平台仅为评选目的查看和复制所提交的资料。未签订授权合同前，征集方不得将其用于商品、宣传或其他用途，也不得据此要求参与者放弃著作权。',
          '未入选的资料在公布结果后 90 日内从评选资料中删除；参与者也可以要求提前删除。',
        ],
      },
      {
        heading: '六、评选与结果',
        paragraphs: [
          '征集方按照公告的标准评选，平台转达结果。参与征集免费，不参与任何排名收费，平台不保证入选。',
          '入选结果在征集页面公布 IP 名称和图片，不公布参与者的姓名、电话等个人信息。',
        ],
      },
      {
        heading: '七、合作与分成',
        paragraphs: [
          '入选后的合作属于平台带来的合作，分成一般为 50%，具体以线下合同为准。合作成交前，不收取任何费用。',
          'IP 的版权始终归持有人所有，除线下合同明确约定外，征集不产生任何独家或转让。',
        ],
      },
      {
        heading: '八、行为规范与其他',
        paragraphs: [
          '不得提交侵权、违法、抄袭或以他人名义制作的内容，不得刷票、串通或干扰评选。违反的，平台可以取消资格；造成损失的，由责任人赔偿直接损失。',
          '平台按照《隐私政策》处理个人信息。本须知以三种语言提供，内容不一致时以简体中文版为准。咨询时间为周一至周五 9:00–18:00（北京时间）。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP 徵集須知',
    sections: [
      {
        heading: '第一條　何謂徵集',
        paragraphs: [
          '徵集係品牌方或活動主辦方透過 IP 工作台（以下稱「本平台」）公開尋找合適 IP 之活動。徵集頁面無須登入即可瀏覽；本須知說明參與方式及各方權利。',
          '徵集不構成要約。入選後是否合作及合作條件，由徵集方與 IP 方另行簽訂線下合約。',
        ],
      },
      {
        heading: '第二條　時間與狀態',
        paragraphs: [
          '徵集依公告之起訖時間分為未開始、徵集中、已結束，以本平台伺服器之北京時間為準。僅徵集中之活動受理提交。',
          '需延期或提前結束者，本平台於徵集頁面公告並說明原因，已提交之資料繼續有效。',
        ],
      },
      {
        heading: '第三條　參與資格',
        paragraphs: [
          'IP 權利人、藝術家或其書面授權之營運者均得參與。參與者應就所提交之 IP 享有著作權或充分授權，有共有人者，應取得共有人同意。',
          '提交時以簡訊驗證碼確認電話屬於本人。入選後，須完成實名驗證並認領該 IP，始得進入簽約。',
        ],
      },
      {
        heading: '第四條　提交資料',
        paragraphs: [
          '請依頁面要求提交 IP 名稱、簡介、代表圖片及可授權之品類。圖片為 PNG 或 JPG，單張不超過 10 MB，最多 10 張；圖片及說明中不得含有聯絡方式。',
          '資料提交後由本平台審核，結果為待審核、已通過或未通過；未通過者說明原因，得於徵集結束前重新提交。',
        ],
      },
      {
        heading: '第五條　資料之利用',
        paragraphs: [
          '參與者授權徵集方及本平台僅為評選目的檢視及重製所提交之資料。未簽訂授權合約前，徵集方不得將其用於商品、宣傳或其他用途，亦不得據此要求參與者拋棄著作權。',
          '未入選之資料於公布結果後 90 日內自評選資料中刪除；參與者亦得要求提前刪除。',
        ],
      },
      {
        heading: '第六條　評選與結果',
        paragraphs: [
          '徵集方依公告之標準評選，本平台轉達結果。參與徵集免費，並無任何付費排名，本平台不保證入選。',
          '入選結果於徵集頁面公布 IP 名稱及圖片，不公布參與者之姓名、電話等個人資料。',
        ],
      },
      {
        heading: '第七條　合作與分潤',
        paragraphs: [
          '入選後之合作屬於本平台帶來之合作，分潤一般為 50%，具體以線下合約為準。合作成交前，不收取任何費用。',
          'IP 之著作權始終歸持有人所有，除線下合約明定外，徵集不生任何專屬授權或讓與。',
        ],
      },
      {
        heading: '第八條　行為規範及其他',
        paragraphs: [
          '不得提交侵權、違法、抄襲或冒用他人名義製作之內容，不得灌票、串通或干擾評選。違反者，本平台得取消資格；致生損害者，由行為人賠償直接損害。',
          '本平台依「隱私權政策」處理個人資料。本須知以三種語言提供，內容不一致時以簡體中文版為準。諮詢時間為週一至週五 9:00–18:00（北京時間）。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'IP Solicitation Instructions',
    sections: [
      {
        heading: '1. What a solicitation is',
        paragraphs: [
          'In a solicitation, a brand or the organiser of an event looks for suitable IPs in public through IP Workbench (the "platform"). Its page can be read without signing in; these instructions explain how to take part and what rights everybody has.',
          'A solicitation is no offer. Whether and on what terms a selected IP is used is agreed in a separate offline contract between the soliciting party and the IP side.',
        ],
      },
      {
        heading: '2. Dates and states',
        paragraphs: [
          'By the dates of its notice a solicitation is not started, collecting or ended, in Beijing time on the server of the platform. Entries are accepted only while it is collecting.',
          'If it is extended or ends early, the platform says so on its page with the reason; entries already made stay valid.',
        ],
      },
      {
        heading: '3. Who may take part',
        paragraphs: [
          'IP holders, artists and operators they authorize in writing may take part. They must hold the copyright in the IP they enter or be fully authorized, with the consent of any co-holders.',
          'A one-time code confirms that the phone number is theirs. Before a contract is signed, a selected entrant completes real-name verification and claims the IP.',
        ],
      },
      {
        heading: '4. What to submit',
        paragraphs: [
          'Submit the name, an introduction, pictures and the categories open for licensing as the page asks. Pictures are PNG or JPG, up to 10 MB each, at most 10; neither pictures nor texts may contain contact information.',
          'The platform reviews entries: pending review, approved or rejected. A rejection names the reason, and the entry may be submitted again until the solicitation ends.',
        ],
      },
      {
        heading: '5. Use of entries',
        paragraphs: [
          'Entrants allow the soliciting party and the platform to view and copy entries for the selection only. Before a licensing contract is signed, the soliciting party may not use them for goods, advertising or anything else, nor demand that entrants give up copyright.',
          'Entries not selected are removed from the selection material within 90 days after the result; entrants may ask for earlier removal.',
        ],
      },
      {
        heading: '6. Selection and result',
        paragraphs: [
          'The soliciting party selects by the criteria of the notice, and the platform passes on the result. Taking part is free, no ranking is for sale, and the platform guarantees no selection.',
          'The result names the selected IPs with a picture, never the names, phone numbers or other personal data of entrants.',
        ],
      },
      {
        heading: '7. Cooperation and share',
        paragraphs: [
          'A cooperation after a selection counts as one that came through the platform; the share is generally 50%, per the offline contract. Nothing is charged before a deal succeeds.',
          'Copyright in the IP always stays with the holder. Unless the offline contract says so, a solicitation creates no exclusivity and no transfer.',
        ],
      },
      {
        heading: '8. Conduct and general terms',
        paragraphs: [
          'Entries that infringe, break the law, are plagiarised or made in the name of others are not allowed, nor are vote rigging, collusion or interference. The platform may disqualify whoever does so; they compensate the direct loss.',
          'The platform handles personal data under the Privacy Policy. These instructions are provided in three languages; if they differ, the Simplified Chinese version prevails. Questions are answered Monday to Friday, 9:00–18:00 (Beijing time).',
        ],
      },
    ],
  },
} satisfies LegalSource;
