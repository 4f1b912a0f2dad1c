import type { QuestionAndAnswer } from '.';

/** On using the workbench. */
export const USAGE: readonly QuestionAndAnswer[] = [
  {
    'zh-CN': [
      '修改已发布的内容，会马上变吗？',
      '不会。修改提交后进入审核，审核通过之前，大家看到的仍是上一次通过的内容。\n\n没有通过时会说明原因，您的修改仍然保留，可以接着改。',
    ],
    'zh-TW': [
      '修改已發布的內容，會馬上變嗎？',
      '不會。修改送出後進入審核，通過之前，大家看到的還是上一次通過的內容。\n\n沒通過時會說明原因，您的修改還留著，可以接著改。',
    ],
    en: [
      'If I edit something that is public, does it change at once?',
      'No. The edit is reviewed, and until it is approved everybody keeps seeing the last approved version.\n\nIf it is not approved you are told why, and your edit is kept for you to correct.',
    ],
  },
  {
    'zh-CN': [
      '怎样立刻把一组图下架？',
      '在图库中选择“全渠道下架”，立即生效，无需审核。重新上架需要该系列处于审核通过的状态。\n\n公开和私有之间的切换需要审核，审核期间显示“审核中”。',
    ],
    'zh-TW': [
      '怎麼立刻把一組圖下架？',
      '在圖庫選擇「全通路下架」，馬上生效，不用審核。重新上架時，該系列必須是審核通過的狀態。\n\n公開與不公開之間的切換需要審核，期間顯示「審核中」。',
    ],
    en: [
      'How do I take a series down at once?',
      'Choose “Take off all channels” in the gallery: it takes effect at once, without a review. To be listed again, the series has to be approved.\n\nSwitching between public and private is reviewed, and shows “Under review” meanwhile.',
    ],
  },
  {
    'zh-CN': [
      '为什么公开的系列不能直接编辑？',
      '为了让品牌方看到的始终是审核过的内容。请先把系列转为私有，审核通过后编辑，再重新公开。',
    ],
    'zh-TW': [
      '為什麼公開的系列不能直接編輯？',
      '為了讓品牌方看到的一直是審核過的內容。請先把系列改為不公開，通過後再編輯，然後重新公開。',
    ],
    en: [
      'Why can’t I edit a public series?',
      'So that brands only ever see what was reviewed. Make the series private first; once that is approved, edit it and make it public again.',
    ],
  },
  {
    'zh-CN': [
      '能上传多大的图片？断网了怎么办？',
      '- 图库封面和系列图片：PNG 或 JPG，每张不超过 50 MB，每个系列最多 10 张\n- 权利文件：每张不超过 10 MB，最多 10 张\n- 动态：文字最多 800 字，图片最多 9 张，每张不超过 10 MB\n\n大文件分段上传：断网或刷新之后会从中断处接着传，不必重来。',
    ],
    'zh-TW': [
      '能上傳多大的圖片？斷線了怎麼辦？',
      '- 圖庫封面和系列圖片：PNG 或 JPG，每張不超過 50 MB，每個系列最多 10 張\n- 權利文件：每張不超過 10 MB，最多 10 張\n- 動態：文字最多 800 字，圖片最多 9 張，每張不超過 10 MB\n\n大檔案分段上傳：斷線或重新整理之後，會從中斷的地方接著傳，不用重來。',
    ],
    en: [
      'How large may pictures be, and what if the connection drops?',
      '- Gallery covers and series: PNG or JPG, up to 50 MB each, up to 10 per series\n- Rights documents: up to 10 of at most 10 MB\n- Moments: up to 800 characters and 9 pictures of at most 10 MB\n\nLarge files are uploaded in parts: after a lost connection or a reload they continue where they stopped.',
    ],
  },
  {
    'zh-CN': [
      '图片上为什么有“待审核”的遮罩？',
      '每张新上传的图片都会先由工作人员审核。在此之前只有您自己能看到，其他人看到的是遮罩。审核通过后，遮罩自动消失。',
    ],
    'zh-TW': [
      '圖片上為什麼有「待審核」的遮罩？',
      '每張新上傳的圖片都會先由工作人員審核。在那之前只有您自己看得到，其他人看到的是遮罩。審核通過後，遮罩會自動消失。',
    ],
    en: [
      'Why is there a mask over my picture?',
      'Staff look at every new picture first. Until then only you see it; others see a mask in its place. It disappears by itself once the picture has been reviewed.',
    ],
  },
  {
    'zh-CN': [
      '误删的图片能找回吗？',
      '可以。图片管理的“最近删除”里保留着最近删除的 10 张图片，点“恢复”即可。更早的图片无法恢复。\n\n如果图片正在别处使用，删除前会提醒您。',
    ],
    'zh-TW': [
      '誤刪的圖片救得回來嗎？',
      '可以。圖片管理的「最近刪除」裡保留著最近刪除的 10 張圖片，按「復原」就好。更早的圖片無法復原。\n\n如果圖片在別處使用中，刪除前會先提醒您。',
    ],
    en: [
      'I deleted a picture by mistake. Can I get it back?',
      'Yes: “Recently deleted” on the picture page keeps the last 10 deleted pictures; choose “Restore”. Older ones are gone.\n\nIf a picture is in use somewhere, you are warned before you delete it.',
    ],
  },
  {
    'zh-CN': [
      '免费数字版权备案怎么用？',
      '每位新用户有一次免费的数字版权备案，以 100 元抵扣额的形式提供，只能用于一次备案。同一手机号、同一运营者、同一权利人视为一位用户。之后每次 100 元。\n\n- 第一步：在“图片管理”中点图片下的“版权备案”，或在“版权备案”页上传作品\n- 第二步：填写作品信息，确认声明并提交；工作人员审核后送交备案中心\n- 第三步：需要补正时，工作台首页会提醒您\n- 第四步：受理后 24 小时内出具证书，在“版权备案”页打开\n\n如果备案中心提示该手机号已注册，请先在备案中心登录，再重新提交，免费额度不受影响。',
    ],
    'zh-TW': [
      '免費數位著作權備案怎麼用？',
      '每位新使用者有一次免費的數位著作權備案，以人民幣 100 元折抵額提供，只能用在一次備案。同一手機號碼、同一營運者、同一權利人視為一位使用者。之後每次人民幣 100 元。\n\n- 第一步：在「圖片管理」按圖片下方的「著作權備案」，或在「著作權備案」頁上傳作品\n- 第二步：填寫作品資訊，確認聲明並送出；工作人員審核後送交備案中心\n- 第三步：需要補正時，工作台首頁會提醒您\n- 第四步：受理後 24 小時內核發證書，在「著作權備案」頁開啟\n\n如果備案中心表示該手機號碼已註冊，請先在備案中心登入，再重新送出，免費額度不受影響。',
    ],
    en: [
      'How does the free copyright filing work?',
      'Every new user has one free digital filing, as a credit of ¥100 for one filing. The same phone number, operator or rights holder counts as one user. Further filings cost ¥100 each.\n\n- One: choose “File copyright” below a picture of your gallery, or upload the work on the page “Copyright filing”\n- Two: describe the work, confirm the declaration and submit; our staff check it and send it to the filing centre\n- Three: if a correction is needed, your workbench says so\n- Four: the certificate is issued within 24 hours of acceptance, and opens on the page “Copyright filing”\n\nIf the filing centre says that your phone is already registered there, log in there first and then submit again; your free filing stays yours.',
    ],
  },
  {
    'zh-CN': [
      '怎样让更多品牌看到我的 IP？',
      '- 把 IP 信息填完整：“IP 信息”页会告诉您还差什么\n- 至少公开一个系列，并写上商业案例\n- 在公开页设置里，把最好的六个系列排在最前\n- 把 IP 公开页的链接或二维码发出去：公开页有简体、繁体和英文三种语言，微信和搜索引擎都能读到',
    ],
    'zh-TW': [
      '怎麼讓更多品牌看到我的 IP？',
      '- 把 IP 資料填完整：資料頁會告訴您還差什麼\n- 至少公開一個系列，並寫上商業案例\n- 在公開頁設定裡，把最好的六個系列排在最前面\n- 把 IP 公開頁的連結或 QR Code 傳出去：公開頁有簡體、繁體和英文三種語言，通訊軟體和搜尋引擎都讀得到',
    ],
    en: [
      'How can more brands see my IP?',
      '- Complete the information about your IP: the page shows what is missing\n- Publish at least one series, and add a business case\n- Under “Page settings”, feature your six best series\n- Share the link or QR code of your public page: it comes in three languages, and messengers and search engines can read it',
    ],
  },
  {
    'zh-CN': [
      '收到合作需求后，怎样回复？',
      '- 第一步：打开“平台商机”，首次查看前同意《IP 合作补充协议》\n- 第二步：阅读需求，选择同意联系或拒绝\n- 第三步：同意时写下回复，可附上推荐的系列；常用的话可以存为模板\n- 第四步：IP 顾问审核后，回复送达品牌方；被退回时按批注修改后再次提交\n\n来自私域链接的需求在“私域商机”中，需先设置业务密码。',
    ],
    'zh-TW': [
      '收到合作需求後，要怎麼回覆？',
      '- 第一步：開啟「平台商機」，第一次查看前同意《IP 合作補充協議》\n- 第二步：閱讀需求，選擇同意聯絡或拒絕\n- 第三步：同意時寫下回覆，可附上推薦的系列；常用的話可以存成範本\n- 第四步：IP 顧問審核後，回覆送達品牌方；被退回時依批註修改後再次送出\n\n來自私域連結的需求在「私域商機」，需先設定業務密碼。',
    ],
    en: [
      'How do I answer a request?',
      '- One: open “Platform opportunities” in your workbench; before the first, agree to the supplementary agreement\n- Two: read the request, and agree to contact or refuse\n- Three: when you agree, write a reply and suggest series if you like; words you often use can be kept as templates\n- Four: a consultant reviews the reply and passes it on to the brand; if it comes back, correct it as the note says and send it again\n\nRequests from your private link are under “Private opportunities”, which needs a business password.',
    ],
  },
  {
    'zh-CN': [
      '上传的作品怎样证明时间？',
      '每个未经压缩就上传的文件都会留下哈希和时间，每小时封存一次，不收费。文件或账号删除后只留下哈希和时间，不含个人信息。\n\n- 在“图片管理”中点图片下的“时间证明”，下载 PDF；备案页也有整份备案的时间证明\n- 把 PDF 交给对方：对方在“验证证书”页选择它，或选择原图查找时间证明，文件不会离开对方的设备\n- 请保留原图：另存、裁剪或改动后，哈希就不同了',
    ],
    'zh-TW': [
      '上傳的作品怎麼證明時間？',
      '每個未經壓縮就上傳的檔案都會留下雜湊和時間，每小時封存一次，不收費。檔案或帳號刪除後只留下雜湊和時間，不含個人資料。\n\n- 在「圖片管理」按圖片下方的「時間證明」，下載 PDF；備案頁也有整份備案的時間證明\n- 把 PDF 交給對方：對方在「驗證證書」頁選擇它，或選擇原圖查詢時間證明，檔案不會離開對方的裝置\n- 請保留原圖：另存、裁切或變更之後，雜湊就不同了',
    ],
    en: [
      'How can I prove when I had a work?',
      'Every file that is uploaded without being compressed leaves its hash and time, sealed once an hour, free of charge. When the file or the account is deleted, hash and time stay, and nothing personal.\n\n- Choose “Certificate of evidence” below a picture of your gallery and download the PDF; a filing has one for all its pictures\n- Give the PDF to whoever asks: they choose it on the page “Verify a certificate”, or choose the picture itself there; the file stays on their device\n- Keep the original: saved anew, cropped or changed it has another hash',
    ],
  },
];
