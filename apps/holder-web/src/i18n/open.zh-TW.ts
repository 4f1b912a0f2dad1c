import { faqTopicZhTw } from '@ipw/domain/i18n/faq-topic.zh-TW';
import { directoryZhTw } from '../features/landing/directory.i18n.zh-TW';
import { faqZhTw } from '../features/faq/faq.i18n.zh-TW';
import type { OpenKey } from './open.en';

export const openZhTw = { ...directoryZhTw, ...faqZhTw, ...faqTopicZhTw } satisfies Record<OpenKey, string>;
