import { faqTopicZhCn } from '@ipw/domain/i18n/faq-topic.zh-CN';
import { directoryZhCn } from '../features/landing/directory.i18n.zh-CN';
import { faqZhCn } from '../features/faq/faq.i18n.zh-CN';
import type { OpenKey } from './open.en';

export const openZhCn = { ...directoryZhCn, ...faqZhCn, ...faqTopicZhCn } satisfies Record<OpenKey, string>;
