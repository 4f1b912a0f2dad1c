// `notification fair.withdraw`: a message that the owner of a record gets when an action is taken on it.
import { namesIn } from './call.mjs';
import { wordsIn } from './edits.mjs';
import { messageOf } from './module-domain.mjs';
import { sentIn } from './module-tests.mjs';
import { API } from './places.mjs';

/** @param {string} name @param {string} [zhCN] @param {string} [zhTW] what the action is called in Chinese */
export function notification(name, zhCN, zhTW) {
  const names = namesIn(name);
  const { f, F, v, s, en, action, word } = names;
  const row = (file, block) => ({ file, block, lines: [`  ${action}: '${s}_${action}',`] });
  return [
    messageOf(names, action),
    ...wordsIn(f, `${v}Server`, {
      [`message.${s}_${action}.title`]: [
        `${word}: {${s}_name}`,
        `${zhCN ?? word}：{${s}_name}`,
        `${zhTW ?? zhCN ?? word}：{${s}_name}`,
      ],
      [`message.${s}_${action}.body`]: [
        `What became of your ${en} is on its page.`,
        '详情请查看页面。',
        '詳情請查看頁面。',
      ],
    }),
    row(`${API}/${f}/${f}.service.ts`, `const MESSAGES_OF: Partial<Record<${F}Action, MessageKey>> = {`),
    row(`${API}/${f}/${f}.db.spec.ts`, `const MESSAGES: Partial<Record<${F}Action, string>> = {`),
    sentIn(names, action),
  ];
}
