import type { LegalSource } from './index';

export const privacyPolicy = {
  'zh-CN': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '隐私政策',
    sections: [
      {
        heading: '一、适用范围',
        paragraphs: [
          'IP 工作台（下称“平台”或“我们”）是供知识产权（IP）权利人和艺术家认领、展示并授权其 IP 的网络平台。本政策说明您使用平台时，我们收集哪些个人信息、为何收集、如何保护，以及您享有的权利。',
          '本政策适用于访客、注册用户、IP 权利人及其运营人员，以及提交合作服务单的采购方。您通过平台链接访问的第三方网站适用其自身的政策。',
          '您在注册时勾选同意本政策，我们会记录您同意的版本和时间。不同意本政策不影响您浏览公开页面。',
        ],
      },
      {
        heading: '二、账号信息',
        paragraphs: [
          '注册账号时，我们收集您的手机号码及区号、用户名、所在地和密码。手机号码用于识别账号、发送验证码和业务通知；密码只以不可还原的形式保存。邮箱地址为选填项，经验证后用于接收您选择的通知，加密存储。IP 顾问为选填项，用于安排为您服务的人员。',
          '为保障账号安全，我们记录登录时间、登录方式、是否成功以及浏览器信息，并短时使用您的网络地址以限制异常请求。',
        ],
      },
      {
        heading: '三、实名信息与权利证明',
        paragraphs: [
          '认领 IP 前须完成实名认证。区号为 86 的用户须提供真实姓名、身份证件号码和手机号码，用于核验三者是否一致；其他区号的用户须提供身份证件图片并确认身份，由工作人员审核。身份证件信息属于敏感个人信息，我们仅将其用于核验身份、确认权利归属、防止冒名认领和核定免费备案资格。',
          '认领 IP 时，您须提交权利证明图片；视情况还须提交主体证明、运营授权书或线下合同。这些材料用于判断您是否有权运营该 IP，不对外公开。',
          '您可以拒绝提供上述信息，但将无法完成实名认证或认领，其他功能不受影响。材料中如含他人的个人信息，请先取得其同意。',
        ],
      },
      {
        heading: '四、使用服务时产生的信息',
        paragraphs: [
          '您发布的 IP 资料、图库、案例、动态等内容，经审核后在公开页面展示。商务联系人的姓名、电话和二维码，按您的设置展示给合作方。',
          '采购方提交合作服务单时，我们收集其称呼、公司、手机号码和需求内容。您订购防伪标签、申请备案或发票时，我们收集为履行该订单所必需的收件人、电话、地址、付款凭证和开票信息。',
          '有人扫描防伪标签时，我们记录扫描时间、标签编号、大致地区和浏览器类型，用于显示真伪结果和发现异常，不要求扫描者登录。',
        ],
      },
      {
        heading: '五、信息的使用',
        paragraphs: [
          '我们为提供和维护服务、审核内容、撮合合作、履行订单、答复咨询、防范欺诈以及履行法定义务而使用个人信息。用于其他目的时，我们会事先再次征得您的同意。',
          '我们不出售个人信息，不用于第三方广告。实名认证由系统比对核验结果，认领和内容审核由工作人员作出决定；您对结果有异议的，可以要求人工复核。',
        ],
      },
      {
        heading: '六、信息的提供与委托处理',
        paragraphs: [
          '我们仅在必要范围内，向短信服务、身份核验、文件存储、支付、物流和版权备案机构提供办理该事项所需的信息，并要求其只按约定目的使用、采取保护措施。',
          '采购方的手机号码和公司信息，仅在授权方同意补充协议并同意联系后向其展示；权利人的实名信息和权利证明不向采购方展示。',
          '法律法规要求，或司法、行政机关依法提出要求的，我们在法定范围内提供。平台发生合并、分立或转让时，接收方继续受本政策约束，否则须重新征得您的同意。',
        ],
      },
      {
        heading: '七、存储与安全',
        paragraphs: [
          '个人信息存储于中国大陆。在中国大陆以外使用平台的，您的信息由我们直接在中国大陆收集和保存。',
          '手机号码、真实姓名和身份证件号码加密存储，页面只显示部分字符；权利证明等非公开文件只能由有权限的人通过短时有效的地址查看；工作人员按职责分配权限，重要操作留有记录。',
          '平台在您的浏览器本地保存登录凭证、语言和提示状态，以维持登录和您的偏好，登录凭证自登录起 5 日后失效。登录后我们还会写入名为 known_device 的 Cookie，保存 180 日：您登录过的浏览器不会因他人输错密码而被锁定。它不含姓名和号码，网页脚本无法读取，也不用于跟踪。发生信息安全事件时，我们会及时采取补救措施，并依法告知您和主管部门。',
        ],
      },
      {
        heading: '八、保存期限',
        paragraphs: [
          '验证码在失效后一日左右删除；上传后未被使用的文件在一日后清除；登录记录保存 12 个月，操作记录至少保存 6 个月；您申请的数据副本保存 7 日后删除。',
          '账号信息、实名信息和权利证明在账号存续期间保存。账号注销后，我们最迟在 15 个工作日内将其删除或匿名化；去除姓名和联系方式后的同意记录、审核记录，以及合同、订单和交易记录，为处理争议和履行法定义务，自相关事项结束之日起保存 3 年，期满删除或匿名化，法律另有规定的除外。',
        ],
      },
      {
        heading: '九、您的权利',
        paragraphs: [
          '您可以在个人中心查看个人信息、修改密码、选择通知方式、查看并退出登录设备，并在验证身份后下载您的数据副本。您还可以联系我们更正、补充、转移或删除个人信息，撤回同意，或要求我们解释处理规则。',
          '您可以在个人中心申请注销账号。有处理中的认领、订单、合作或未结清款项的，请先处理完毕。申请后有 7 日考虑期，期间可以随时撤回，期满账号注销；存在争议或主管机关要求保留的，我们可以暂缓注销并告知原因。注销后账号不可恢复，撤回同意不影响此前已进行的处理。',
          '核实身份后，我们在 15 个工作日内答复。不能满足请求的，我们说明理由；您可以向主管部门投诉或依法起诉。',
        ],
      },
      {
        heading: '十、未成年人',
        paragraphs: [
          '平台面向年满 18 周岁的人士。未成年人作品的认领，应由其监护人注册、提交材料并作出同意。发现未经监护人同意收集了未成年人信息的，我们将尽快删除。',
        ],
      },
      {
        heading: '十一、政策更新与联系方式',
        paragraphs: [
          '本政策变更时，我们公布新版本及生效日期。涉及处理目的、信息种类或您权利的重大变更，我们会以系统消息通知，并在需要时重新征得您的同意。',
          '如有疑问或请求，请通过平台“联系我们”页面所列方式与我们联系。服务时间为周一至周五 9:00–18:00（北京时间）。',
        ],
      },
    ],
  },
  'zh-TW': {
    version: '1.0',
    effective_from: '2026-01-01',
    title: '隱私權政策',
    sections: [
      {
        heading: '第一條　適用範圍',
        paragraphs: [
          'IP 工作台（以下稱「本平台」或「我們」）為供智慧財產權（IP）權利人及藝術家認領、展示並授權其 IP 之網路平台。本政策說明您使用本平台時，我們蒐集哪些個人資料、蒐集之目的、如何保護，以及您得行使之權利。',
          '本政策適用於訪客、註冊使用者、IP 權利人及其營運人員，以及送出合作服務單之採購方。您經由本平台連結前往之第三方網站，適用該網站自身之政策。',
          '您於註冊時勾選同意本政策，我們將記錄您同意之版本與時間。您不同意本政策者，仍得瀏覽公開頁面。',
        ],
      },
      {
        heading: '第二條　帳號資料',
        paragraphs: [
          '註冊帳號時，我們蒐集您的手機號碼及區碼、使用者名稱、所在地與密碼。手機號碼用於識別帳號、傳送驗證碼及業務通知；密碼僅以無法還原之形式保存。電子郵件地址為選填，經驗證後用於接收您選擇之通知，並以加密方式儲存。IP 顧問為選填，用於安排為您服務之人員。',
          '為維護帳號安全，我們記錄登入時間、登入方式、是否成功及瀏覽器資訊，並短暫使用您的網路位址以限制異常請求。',
        ],
      },
      {
        heading: '第三條　實名資料與權利證明',
        paragraphs: [
          '認領 IP 前須完成實名驗證。區碼為 86 之使用者應提供真實姓名、身分證件號碼及手機號碼，以核對三者是否相符；其他區碼之使用者應提供身分證件影像並確認身分，由工作人員審核。身分證件資料屬敏感個人資料，我們僅為核對身分、確認權利歸屬、防止冒名認領及核定免費備案資格而利用。',
          '認領 IP 時，您應提交權利證明影像；視情形並應提交主體證明、營運授權書或線下合約。該等文件用於判斷您是否有權營運該 IP，不對外公開。',
          '您得拒絕提供前述資料，惟將無法完成實名驗證或認領，其他功能不受影響。文件內含他人個人資料者，請先取得其同意。',
        ],
      },
      {
        heading: '第四條　使用服務所生之資料',
        paragraphs: [
          '您發布之 IP 資料、圖庫、案例、動態等內容，經審核後於公開頁面展示。商務聯絡人之姓名、電話及 QR Code，依您的設定向合作方展示。',
          '採購方送出合作服務單時，我們蒐集其稱呼、公司、手機號碼及需求內容。您訂購防偽標籤、申請備案或發票時，我們蒐集履行該訂單所必要之收件人、電話、地址、付款憑證及開立發票資料。',
          '有人掃描防偽標籤時，我們記錄掃描時間、標籤編號、概略地區及瀏覽器類型，用於顯示真偽結果與發現異常，掃描者無須登入。',
        ],
      },
      {
        heading: '第五條　資料之利用',
        paragraphs: [
          '我們為提供及維護服務、審核內容、媒合合作、履行訂單、答覆諮詢、防範詐欺及履行法定義務而利用個人資料。為其他目的利用時，我們將事先另行取得您的同意。',
          '我們不販售個人資料，亦不用於第三方廣告。實名驗證由系統比對核對結果，認領及內容審核由工作人員作成決定；您對結果有異議者，得請求人工複核。',
        ],
      },
      {
        heading: '第六條　資料之提供與委託處理',
        paragraphs: [
          '我們僅於必要範圍內，向簡訊服務、身分核對、檔案儲存、支付、物流及著作權備案機構提供辦理該事項所需之資料，並要求其僅得依約定目的利用，並採取保護措施。',
          '採購方之手機號碼與公司資料，僅於授權方同意補充協議並同意聯繫後向其展示；權利人之實名資料與權利證明不向採購方展示。',
          '法令要求，或司法、行政機關依法要求者，我們於法定範圍內提供。本平台發生合併、分割或讓與時，受讓方應繼續受本政策拘束，否則應重新取得您的同意。',
        ],
      },
      {
        heading: '第七條　儲存與安全',
        paragraphs: [
          '個人資料儲存於中國大陸。您於中國大陸以外地區使用本平台者，您的資料由我們直接於中國大陸蒐集及保存。',
          '手機號碼、真實姓名及身分證件號碼以加密方式儲存，頁面僅顯示部分字元；權利證明等非公開檔案，僅有權限者得透過短時效網址檢視；工作人員依職務分配權限，重要操作均留存紀錄。',
          '本平台於您的瀏覽器本機保存登入憑證、語言及提示狀態，以維持登入與您的偏好，登入憑證自登入起 5 日後失效。登入後我們另會寫入名為 known_device 之 Cookie，保存 180 日：您登入過之瀏覽器不因他人輸錯密碼而遭鎖定。該 Cookie 不含姓名與號碼，網頁程式碼無法讀取，亦不用於追蹤。發生個人資料安全事故時，我們將及時採取補救措施，並依法通知您及主管機關。',
        ],
      },
      {
        heading: '第八條　保存期間',
        paragraphs: [
          '驗證碼於失效後約一日刪除；上傳後未使用之檔案於一日後清除；登入紀錄保存 12 個月，操作紀錄至少保存 6 個月；您申請之資料副本保存 7 日後刪除。',
          '帳號資料、實名資料及權利證明於帳號存續期間保存。帳號註銷後，我們至遲於 15 個工作天內予以刪除或匿名化；去除姓名與聯絡方式後之同意紀錄、審核紀錄，以及合約、訂單及交易紀錄，為處理爭議及履行法定義務，自相關事項終結之日起保存 3 年，期滿刪除或匿名化，法律另有規定者從其規定。',
        ],
      },
      {
        heading: '第九條　您的權利',
        paragraphs: [
          '您得於個人中心檢視個人資料、變更密碼、選擇通知方式、檢視並登出已登入之裝置，並於驗證身分後下載您的資料副本。您亦得聯絡我們更正、補充、移轉或刪除個人資料，撤回同意，或請求我們說明處理規則。',
          '您得於個人中心申請註銷帳號。有處理中之認領、訂單、合作或未結清款項者，請先處理完畢。申請後有 7 日考慮期，期間得隨時撤回，期滿帳號註銷；有爭議或主管機關要求保留者，我們得暫緩註銷並告知原因。註銷後帳號無法回復；撤回同意不影響此前已進行之處理。',
          '核對身分後，我們於 15 個工作天內答覆。無法依請求辦理者，我們將說明理由；您得向主管機關申訴或依法提起訴訟。',
        ],
      },
      {
        heading: '第十條　未成年人',
        paragraphs: [
          '本平台以年滿 18 歲之人為服務對象。未成年人作品之認領，應由其法定代理人註冊、提交文件並表示同意。如發現未經法定代理人同意而蒐集未成年人資料，我們將儘速刪除。',
        ],
      },
      {
        heading: '第十一條　政策修訂與聯絡方式',
        paragraphs: [
          '本政策修訂時，我們將公布新版本及生效日期。涉及處理目的、資料類別或您權利之重大變更，我們將以系統訊息通知，並於必要時重新取得您的同意。',
          '如有疑問或請求，請依本平台「聯絡我們」頁面所列方式與我們聯絡。服務時間為週一至週五 9:00–18:00（北京時間）。',
        ],
      },
    ],
  },
  en: {
    version: '1.0',
    effective_from: '2026-01-01',
    title: 'Privacy Policy',
    sections: [
      {
        heading: '1. Scope',
        paragraphs: [
          'IP Workbench (the "platform", "we") is a web platform on which holders of intellectual property (IP) and artists claim, present and license their IP. This policy explains which personal data we collect when you use the platform, why we collect it, how we protect it, and which rights you have.',
          'It applies to visitors, registered users, IP holders and their operators, and buyers who submit cooperation service sheets. Third-party sites you reach through links on the platform follow their own policies.',
          'You accept this policy by ticking it when you register; we record the version and time of your consent. You may browse the public pages without accepting it.',
        ],
      },
      {
        heading: '2. Account data',
        paragraphs: [
          'When you register we collect your phone number with area code, username, location and password. The phone number identifies the account and receives verification codes and business notices; the password is kept only in a form that cannot be reversed. An e-mail address is optional; once confirmed it receives the notices you choose and is stored encrypted. Naming an IP consultant is optional and serves to assign the person who looks after you.',
          'To keep accounts safe we record the time, method and success of sign-ins and browser information, and briefly use your network address to limit abnormal requests.',
        ],
      },
      {
        heading: '3. Identity data and proof of rights',
        paragraphs: [
          'Real-name verification is required before you claim an IP. Users with area code 86 provide their real name, identity document number and phone number, so that we can check that the three match; users with other area codes provide pictures of an identity document and confirm their identity, which our staff review. Identity data is sensitive personal data. We use it only to verify identity, establish who holds the rights, prevent claims in a false name and determine eligibility for the free filing.',
          'When you claim an IP you submit pictures of your proof of rights and, where applicable, proof of the entity, an operator authorization or an offline contract. We use this material to judge whether you are entitled to operate the IP; it is not made public.',
          'You may refuse to provide this data, but then cannot complete verification or a claim; other functions are not affected. If the material contains personal data of others, obtain their consent first.',
        ],
      },
      {
        heading: '4. Data arising from use of the service',
        paragraphs: [
          'The IP information, galleries, cases, posts and other content you publish appear on public pages after review. The name, phone number and QR code of a business contact are shown to cooperation partners as you set them.',
          'When a buyer submits a cooperation service sheet we collect their name, company, phone number and request. When you order anti-counterfeit labels, or apply for a filing or an invoice, we collect the recipient, phone number, address, payment voucher and invoice details needed to carry out that order.',
          'When somebody scans an anti-counterfeit label we record the time of the scan, the label number, the approximate region and the type of browser, in order to show whether the label is genuine and to detect anomalies. No sign-in is required.',
        ],
      },
      {
        heading: '5. How we use data',
        paragraphs: [
          'We use personal data to provide and maintain the service, review content, match partners, carry out orders, answer enquiries, prevent fraud and meet legal obligations. We ask for your consent again before using it for any other purpose.',
          'We do not sell personal data or use it for third-party advertising. Real-name verification compares data automatically; claims and content are decided on by staff. If you disagree with a result you may ask for a manual review.',
        ],
      },
      {
        heading: '6. Disclosure and processors',
        paragraphs: [
          'We pass data to providers of text messages, identity checks, file storage, payment, delivery and copyright filing only as far as the matter in hand requires. They may use it only for the agreed purpose and must protect it.',
          'The phone number and company of a buyer are shown to a licensor only after the licensor has accepted the supplementary agreement and agreed to contact. The identity data and proof of rights of a holder are not shown to buyers.',
          'We disclose data where the law requires it, or where a judicial or administrative authority lawfully requests it, within the limits of the law. If the platform is merged, divided or transferred, the recipient remains bound by this policy or must ask for your consent anew.',
        ],
      },
      {
        heading: '7. Storage and security',
        paragraphs: [
          'Personal data is stored in mainland China. If you use the platform from outside mainland China, we collect and keep your data directly in mainland China.',
          'Phone numbers, real names and identity document numbers are stored encrypted, and pages show only part of them. Proof of rights and other non-public files can be opened only by authorized persons, through addresses that are valid for a short time. Staff have access according to their duties, and important operations are recorded.',
          'The platform keeps your sign-in credential, language and notice settings in your browser, to keep you signed in and remember your preferences; the credential expires 5 days after sign-in. Once you have signed in we also set a cookie named known_device for 180 days, so that a browser you use cannot be locked out by wrong passwords that others enter. It holds no name and no number, scripts cannot read it, and it is not used for tracking. If a data security incident occurs we promptly take remedial measures and inform you and the authorities as the law requires.',
        ],
      },
      {
        heading: '8. Retention',
        paragraphs: [
          'Verification codes are deleted about one day after they expire; uploaded files that are not used are removed after one day; sign-in records are kept for 12 months, operation records for at least 6 months; a copy of your data that you asked for is deleted after 7 days.',
          'Account data, identity data and proof of rights are kept while the account exists. After the account is closed we delete or anonymize them within 15 working days at the latest. Records of consent and review, without name and contact, as well as contracts, orders and transaction records are kept for 3 years from the end of the matter concerned, to resolve disputes and meet legal obligations, and are then deleted or anonymized, unless the law provides otherwise.',
        ],
      },
      {
        heading: '9. Your rights',
        paragraphs: [
          'In the personal centre you can view your personal data, change your password, choose how notices reach you, view and sign out the devices that are signed in and, once you have proved that it is you, download a copy of your data. You may also contact us to correct, supplement, transfer or delete your personal data, to withdraw consent, or to have our processing rules explained.',
          'You may ask for your account to be closed in the personal centre. Please first complete any pending claims, orders, cooperation and outstanding payments. You then have 7 days to think it over, during which you can withdraw the request at any time; afterwards the account is closed. If there is a dispute, or an authority requires the account to be kept, we may put the closure on hold and tell you why. A closed account cannot be restored; withdrawing consent does not affect processing that has already taken place.',
          'We answer within 15 working days after verifying your identity. If we cannot meet a request we give the reasons; you may complain to the competent authority or take legal action.',
        ],
      },
      {
        heading: '10. Minors',
        paragraphs: [
          'The platform is intended for persons aged 18 or over. The works of a minor must be claimed by the guardian, who registers, submits the material and gives consent. If we find that data of a minor was collected without the consent of the guardian, we delete it as soon as possible.',
        ],
      },
      {
        heading: '11. Changes and contact',
        paragraphs: [
          'When this policy changes we publish the new version and its effective date. We announce significant changes to purposes, kinds of data or your rights by system message and, where required, ask for your consent again.',
          'For questions and requests, use the contact details on the "Contact us" page of the platform. Service hours are Monday to Friday, 9:00–18:00 (Beijing time).',
        ],
      },
    ],
  },
} satisfies LegalSource;
