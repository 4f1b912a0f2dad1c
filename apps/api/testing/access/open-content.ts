/** Questions and partner links, written by staff, and the keys of certificates: public. */
import { ulid } from '@ipw/domain';
import type { Fixtures } from '../../src/db/seed/fixtures';
import type { Row } from './row';

const wording = { title: '入驻要付费吗？', body: '免费。' };
const texts = { 'zh-CN': wording, 'zh-TW': wording, en: wording };
const names = { 'zh-CN': '画谱', 'zh-TW': '畫譜', en: 'Picture book' };
const faq = { topic: 'claimQA', texts };
const link = { names, url: 'https://example.com/' };

export const OPEN_CALLS: Record<string, Row> = {
  'certificate/checkSignature': {
    input: {
      key: 'a'.repeat(16),
      text: `ipw-seal 1 ${'a'.repeat(16)} 1 1 ${'a'.repeat(64)}`,
      signature: 'a'.repeat(128),
    },
    shared: true,
  },
  'certificate/keys': { shared: true },
  'content/faq': { shared: true },
  'content/links': { shared: true },
};

const desk = (resource: string, input: Record<string, unknown>): Record<string, Row> => ({
  [`GET ${resource}`]: {},
  [`GET ${resource}/:id`]: {},
  [`GET ${resource}/:id/history`]: {},
  [`POST ${resource}`]: { input },
  [`PUT ${resource}/:id`]: { input: { ...input, version: 99 } },
  [`DELETE ${resource}/:id`]: { query: '?version=1', fresh: true },
});

export const OPEN_DESKS: Record<string, Row> = { ...desk('faqs', faq), ...desk('links', link) };

export const OPEN_PLATFORM = {
  faqs: async ({ db }: Fixtures): Promise<string> => {
    const id = ulid();
    await db.insert('faq', { id, topic: faq.topic, texts: JSON.stringify(texts), active: 1 });
    return id;
  },
  links: async ({ db }: Fixtures): Promise<string> => {
    const id = ulid();
    await db.insert('friend_link', { id, names: JSON.stringify(names), url: link.url, active: 1 });
    return id;
  },
};
