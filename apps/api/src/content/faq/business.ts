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
      '- 第一步：在活动看板找到项目，可按契合程度、截止时间或最新排序；看说明、评选标准和附件，也可先关注\n- 第二步：点“报名”，写下 IP 介绍和备注，选一个已通过的图库系列和一个商业案例，可附案例图片；填写的内容会自动保存\n- 第三步：勾选报名承诺并提交，提交前须完成实名认证\n- 第四步：工作人员审核；没有通过时会标出要改的地方，截止前改好再提交\n\n通过审核前可以修改，截止前可以撤回；通过后不能再改，截止后一律不能改。项目发布后的每一处变更都会写明原因，并通知关注和报名的 IP。',
    ],
    'zh-TW': [
      '怎麼參加招標？',
      '- 第一步：在活動看板找到專案，可依契合程度、截止時間或最新排序；看說明、評選標準和附件，也可以先追蹤\n- 第二步：點「報名」，寫下 IP 介紹和備註，選一個已通過的圖庫系列和一個商業案例，可附案例圖片；填寫的內容會自動儲存\n- 第三步：勾選報名承諾並送出，送出前須完成實名驗證\n- 第四步：工作人員審核；沒有通過時會標出要改的地方，截止前改好再送出\n\n通過審核前可以修改，截止前可以撤回；通過後不能再改，截止後一律不能改。專案發布後的每一處變更都會寫明原因，並通知追蹤和報名的 IP。',
    ],
    en: [
      'How do I take part in a tender?',
      '- One: find a project on the activity board, by best fit, closing date or newest; read its brief, criteria and files, and follow it if you like\n- Two: press “Enter”, write an introduction and a remark, choose an approved series and an approved business case, with case pictures if you like; what you write is saved as you go\n- Three: tick the promise and submit; this needs real-name verification\n- Four: staff check it; what has to be changed is marked, and you submit it again before the end\n\nUntil it is approved you can change it, and before the end you can withdraw it. Every change of a published project says why, and is told to the IPs that follow or entered it.',
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
      '标签订单和收费的版权备案可以用手机钱包支付，或银行转账后上传汇款凭证，由财务确认。\n\n付款后，在订单页或备案页申请增值税电子普通发票，2 个工作日内开具，在同一页下载。发票信息提交后不能修改，请先核对公司名称和税号。',
    ],
    'zh-TW': [
      '付款和發票怎麼辦？',
      '標籤訂單和收費的著作權備案可以用行動支付付款，或銀行轉帳後上傳匯款憑證，由財務確認。\n\n付款後，在訂單頁或備案頁申請增值稅電子普通發票，2 個工作天內開立，在同一頁下載。發票資料送出後不能修改，請先核對公司名稱和稅號。',
    ],
    en: [
      'How do I pay, and how do I get an invoice?',
      'Pay a label order or a filing that is not free by mobile wallet, or by bank transfer with the remittance voucher uploaded; finance confirms it.\n\nOnce it is paid, request an electronic VAT general invoice on its page: it is issued within 2 working days, and you download it there. Its details cannot be changed after submission, so please check the company name and tax number first.',
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
  {
    'zh-CN': [
      '招标结果怎样产生和公布？',
      '- 截止后，工作人员按公布的评选标准评定所有通过审核的报名；品牌方也可以凭短信链接和手机验证码查看这些报名并评分\n- 一人拟定结果，另一人确认后一次性公布\n- 每个报名的 IP 都会收到结果和评语；关注的 IP 也会收到通知\n- 中标后形成合作记录，顾问会与您联系后续事宜；未中标的，可以在“我的投标”查看公布的结果\n- 对结果有异议的，资料已通过审核的 IP 可以在公布后 5 个工作日内，在“我的投标”打开报名提出，并附上证明；由未参与评选的工作人员在 5 个工作日内决定并答复，期间相关合作暂停。异议成立的，重新评选并公布\n\n“密封”的项目，截止前只有负责核对的审核员能打开报名内容，他不参与评选。',
    ],
    'zh-TW': [
      '招標結果怎麼產生和公布？',
      '- 截止後，工作人員依公布的評選標準評定所有通過審核的報名；品牌方也可以憑簡訊連結和手機驗證碼查看這些報名並評分\n- 一人擬定結果，另一人確認後一次公布\n- 每個報名的 IP 都會收到結果和評語；追蹤的 IP 也會收到通知\n- 得標後形成合作紀錄，顧問會與您聯絡後續事宜；未得標的，可以在「我的投標」查看公布的結果\n- 對結果有異議的，資料已通過審核的 IP 可以在公布後 5 個工作天內，於「我的投標」開啟報名提出，並附上證明；由未參與評選的工作人員在 5 個工作天內決定並答覆，期間相關合作暫停。異議成立的，重新評選並公布\n\n「密封」的專案，截止前只有負責核對的審核員能開啟報名內容，他不參與評選。',
    ],
    en: [
      'How is a tender decided, and how do I learn the result?',
      '- After the end, staff judge all approved entries by the criteria that were published; the brand can read and score them, too, by a link in a text message and a code to its phone\n- One of them proposes the result, another confirms it, and all of it is published at once\n- Every IP that entered gets its result and a comment; those that follow are told, too\n- An award leaves a record of the cooperation, and your consultant goes on with you; others find the published result under “My bids”\n- An IP with an approved entry can object within 5 working days after the result: open the entry under “My bids”, give your reasons and proof. Staff who had no part in the result decide and answer within 5 working days; cooperations from it rest until then. If the objection is upheld, the result is decided and published anew\n\nEntries of a sealed project are open to its checking reviewer alone before the end, who takes no part in the award.',
    ],
  },
  {
    'zh-CN': [
      '怎样参加作品征集？',
      '任何人都可以参加，无需注册：\n\n- 第一步：打开征集页面，看规则和截止时间\n- 第二步：点“我要投稿”，写作品名称和介绍，用短信验证码验证手机号，上传图片\n- 第三步：勾选协议后提交；是否在公开作品墙展示，由您决定\n- 第四步：用同一个手机号在征集页面查看审核结果，截止前可以修改或撤回\n\n图片通过审核前不会公开。结果公布后 90 天内，会删除没有入选的作品；您也可以随时自己删除。发现抄袭的作品，可以在作品旁举报。',
    ],
    'zh-TW': [
      '怎麼參加作品徵集？',
      '任何人都可以參加，免註冊：\n\n- 第一步：開啟徵集頁面，看規則和截止時間\n- 第二步：點「我要投稿」，寫作品名稱和介紹，用簡訊驗證碼驗證手機號碼，上傳圖片\n- 第三步：勾選協議後送出；是否在公開作品牆展示，由您決定\n- 第四步：用同一個手機號碼在徵集頁面查看審核結果，截止前可以修改或撤回\n\n圖片通過審核前不會公開。結果公布後 90 天內，會刪除沒有入選的作品；您也可以隨時自己刪除。發現抄襲的作品，可以在作品旁檢舉。',
    ],
    en: [
      'How do I take part in a collection campaign?',
      'Everybody can, without an account:\n\n- One: open the page of the campaign, and read its rules and its end\n- Two: press “Enter a work”, name it, verify your phone with a code, and add its pictures\n- Three: tick the texts and submit; you choose whether it may stand on the public wall\n- Four: with the same phone, see on that page what became of it; until the end you can change or withdraw it\n\nNobody sees pictures before they have passed the review. Works that were not chosen are deleted within 90 days of the results, and you can delete yours at any time. A copied work can be reported beside it.',
    ],
  },
  {
    'zh-CN': [
      '怎样提交视频平台装扮？',
      '- 第一步：在“视频平台装扮”新建，或由招标中标自动生成\n- 第二步：把 ZIP 或文件夹拖进页面，文件按名称和尺寸归位；不合要求的会在旁边说明原因\n- 第三步：填写名称和颜色，补全五套资料，同意授权书后提交\n- 第四步：2 个工作日内审核；未通过的逐项说明原因，修改后重新提交\n\n表情须为 15 张，文件名为“序号_名称”。审核通过后资料不再修改，上架前可以撤回。',
    ],
    'zh-TW': [
      '要怎麼送出影音平台裝扮？',
      '- 第一步：在「影音平台裝扮」新增，或由招標得標自動產生\n- 第二步：把 ZIP 或資料夾拖進頁面，檔案依名稱和尺寸歸位；不合要求的會在旁邊說明原因\n- 第三步：填寫名稱和顏色，補齊五套資料，同意授權書後送出\n- 第四步：2 個工作天內審核；未通過的逐項說明原因，修改後重新送出\n\n貼圖須為 15 張，檔名為「序號_名稱」。審核通過後資料不再修改，上架前可以撤回。',
    ],
    en: [
      'How do I submit a skin for the video platform?',
      '- One: begin it under “Video-platform skins”; an award of a skin tender begins it for you\n- Two: drop a ZIP or a folder on the page; files find their slots by name and size, and what does not fit says why beside its slot\n- Three: fill in names and colours, complete the five sets, agree to the letter, and submit\n- Four: it is reviewed within 2 working days; a rejection says why, item by item, and you submit again\n\nA pack has exactly 15 stickers, named number_name. Approved material is final; you can withdraw until it is listed.',
    ],
  },
  {
    'zh-CN': [
      '怎样和品牌方确认产品设计稿？',
      '匹配成功、中标或签约之后，“合作进度”里会有一项合作。品牌方凭链接和手机验证码提供设计稿（图片，或不超过 20 页的 PDF），不需要注册。\n\n- 您在 5 个工作日内回复每一轮：通过，或继续提供并说明意见；在图片或 PDF 的每一页上点选或框选，可以写下具体修改的地方\n- 标注可以互相回复（对方会收到通知）、标为已处理；没有处理的会一直列在后面的轮次里\n- 两轮可以并排、滑动或闪烁比对\n- 品牌方标为定稿后，由您核对每个文件的 SHA-256 并确认。确认后任何人都不能撤销；需要更正时另开一条\n\n不回复不等于同意。定稿确认后，双方都可以下载证书（PDF）；任何人都能在“验证证书”页面验证它，文件不会离开自己的设备。',
    ],
    'zh-TW': [
      '怎麼和品牌方確認商品設計稿？',
      '媒合成功、得標或簽約之後，「合作進度」裡會有一項合作。品牌方以連結和手機驗證碼提供設計稿（圖片，或不超過 20 頁的 PDF），不需要註冊。\n\n- 您在 5 個工作天內回覆每一輪：通過，或繼續提供並說明意見；在圖片或 PDF 的每一頁上點選或框選，可以寫下要修改的地方\n- 標註可以互相回覆（對方會收到通知）、標為已處理；沒有處理的會一直列在後面的輪次裡\n- 兩輪可以並排、滑動或閃爍比對\n- 品牌方標為定稿後，由您核對每個檔案的 SHA-256 並確認。確認後任何人都不能撤銷；需要更正時另開一則\n\n未回覆不等於同意。定稿確認後，雙方都可以下載證書（PDF）；任何人都能在「驗證證書」頁面驗證，檔案不會離開自己的裝置。',
    ],
    en: [
      'How do I agree on product drafts with a brand?',
      'After a match, an award or a contract, Cooperations shows one more cooperation. The brand provides drafts (pictures, or PDFs of up to 20 pages) by its link and a code to its phone, without an account.\n\n- You answer each round within 5 working days: approve it, or ask to continue and say what should change, with pins and boxes drawn on the pictures and pages\n- Both sides reply to a pin, of which the other is told, and mark it as done; what is open stays listed with later rounds\n- Compare two rounds side by side, under a slider or blinking\n- Once the brand declares a round final, you check the SHA-256 of each file and confirm. Nobody can undo it; a correction is a new thread\n\nSilence approves nothing. After that both sides can download a certificate (PDF), and anybody can verify it on the page “Verify a certificate” without sending the file anywhere.',
    ],
  },
  {
    'zh-CN': [
      '品牌方怎样取得高清图？',
      '- 第一步：品牌方在合作链接中选择系列和图片，写明用途、使用范围和期限\n- 第二步：您在“高清图使用”中逐张授权，或说明原因后拒绝；可选择在每份副本上加显示合作编号与副本编号的标记\n- 第三步：品牌方用验证过手机号码的浏览器下载；链接一小时后失效，转发给他人也无法打开\n- 第四步：每次下载都有记录；您可以随时收回，正在进行的下载也会中断\n- 第五步：每份副本都带有不可见的标记；在别处发现图片时，上传它即可查出是谁的副本\n\n不回复不等于授权。使用期限到后，链接自动失效。',
    ],
    'zh-TW': [
      '品牌方要怎麼取得高畫質圖片？',
      '- 第一步：品牌方在合作連結中選擇系列和圖片，寫明用途、使用範圍和期限\n- 第二步：您在「高畫質圖片使用」中逐張授權，或說明原因後拒絕；可選擇在每份副本上加註合作編號與副本編號\n- 第三步：品牌方用驗證過手機號碼的瀏覽器下載；連結一小時後失效，轉傳給他人也無法開啟\n- 第四步：每次下載都有紀錄；您可以隨時收回，進行中的下載也會中斷\n- 第五步：每份副本都帶有看不見的標記；在別處發現圖片時，上傳它就能查出是誰的副本\n\n未回覆不等於授權。使用期限到後，連結自動失效。',
    ],
    en: [
      'How does a brand get pictures in full resolution?',
      '- One: by its cooperation link the brand chooses a series and pictures, and says what for, where and until when\n- Two: under “HD image usage” you grant each picture or refuse with a reason; if you like, each copy visibly shows the numbers of cooperation and copy\n- Three: the brand downloads in the browser that has verified its phone; a link ends after an hour and opens to nobody else\n- Four: every download is on record, and you can revoke at any time, also in the middle of a download\n- Five: each copy carries an invisible mark, too; upload a picture you have found elsewhere to learn whose copy it is\n\nNo reply is no grant. After the last day of the use its links end by themselves.',
    ],
  },
];
