import type { SessionKey } from './session.en';

export const sessionZhTw = {
  'session.ended_elsewhere':
    '您在這部裝置上的登入已結束：可能是您從其他裝置登出、有新的登入，或由服務人員結束。請重新登入。',
  'session.kept': '這個頁面維持原樣，您填寫的內容不會遺失。',
  'session.not_now': '暫不登入',
  'session.as': '以「{name}」重新登入，剛才的操作就會繼續。',
  'session.goes_on': '重新登入，剛才的操作就會繼續。',
  'session.other_title': '目前登入的是「{name}」',
  'session.other_here': '這個頁面屬於「{before}」，頁面上的內容都沒有送出。「{name}」會從首頁開始。',
  'session.other_tab':
    '「{name}」已在另一個分頁登入。這個頁面屬於「{before}」，頁面上的內容不會以「{name}」的身分送出。',
  'session.other_go': '以「{name}」繼續',
  'session.replace_title': '要以「{name}」繼續嗎？',
  'session.replace_text': '目前登入的是「{before}」，您開啟的連結會改為登入「{name}」。',
  'session.replace_no': '維持「{before}」',
  'session.link_refused': '連結已失效，請登入。',
  'session.link_kept': '連結已失效，您的登入狀態不變。',
} satisfies Record<SessionKey, string>;
