import { faqTopicEn } from '@ipw/domain/i18n/faq-topic.en';
import { directoryEn } from '../features/landing/directory.i18n.en';
import { faqEn } from '../features/faq/faq.i18n.en';

/** Sections below a visitor's first screen: the directory, partner links, questions. */
export const openEn = { ...directoryEn, ...faqEn, ...faqTopicEn } as const;

export type OpenKey = keyof typeof openEn;
