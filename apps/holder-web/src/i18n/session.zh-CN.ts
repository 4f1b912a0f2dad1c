import type { SessionKey } from './session.en';

export const sessionZhCn = {
  'session.ended_elsewhere':
    '您在这台设备上的登录已被结束：可能是您在其他设备上操作、有新的登录，或由工作人员结束。请重新登录。',
  'session.kept': '本页保持原样，已填写的内容不会丢失。',
  'session.not_now': '暂不登录',
  'session.as': '以“{name}”重新登录，刚才的操作会继续。',
  'session.goes_on': '重新登录，刚才的操作会继续。',
  'session.other_title': '现在登录的是“{name}”',
  'session.other_here': '本页属于“{before}”，页面上的内容都没有提交。“{name}”将从首页开始。',
  'session.other_tab':
    '“{name}”已在另一个标签页登录。本页属于“{before}”，页面上的内容不会以“{name}”的身份提交。',
  'session.other_go': '以“{name}”继续',
  'session.replace_title': '以“{name}”继续吗？',
  'session.replace_text': '当前登录的是“{before}”，您打开的链接会改为登录“{name}”。',
  'session.replace_no': '保持“{before}”',
  'session.link_refused': '链接已失效，请登录。',
  'session.link_kept': '链接已失效，您的登录状态不变。',
} satisfies Record<SessionKey, string>;
