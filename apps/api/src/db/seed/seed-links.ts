import { type Language, ulid } from '@ipw/domain';
import { ago, type Fixtures } from './fixtures';
import { plantLine } from './plant';

const DEMO_LINKS: readonly { url: string; names: Record<Language, string> }[] = [
  {
    url: 'https://www.cnipa.gov.cn/',
    names: {
      'zh-CN': '国家知识产权局',
      'zh-TW': '國家知識產權局（CNIPA）',
      en: 'China National Intellectual Property Administration (CNIPA)',
    },
  },
  {
    url: 'https://www.ncac.gov.cn/',
    names: {
      'zh-CN': '国家版权局',
      'zh-TW': '國家版權局（NCAC）',
      en: 'National Copyright Administration of China (NCAC)',
    },
  },
  {
    url: 'https://www.wipo.int/',
    names: {
      'zh-CN': '世界知识产权组织',
      'zh-TW': '世界智慧財產權組織（WIPO）',
      en: 'World Intellectual Property Organization (WIPO)',
    },
  },
];

/** Intellectual property offices as partner links. */
export async function plantLinks(fixtures: Fixtures, author: string): Promise<void> {
  for (const [sort, { url, names }] of DEMO_LINKS.entries()) {
    const id = ulid();
    const at = ago(30 - sort);
    const row = { id, names: JSON.stringify(names), url, sort, active: 1, starts_at: at, created_at: at };
    await fixtures.db.insert('friend_link', row);
    await plantLine(fixtures, {
      subject: 'friend_link',
      subject_id: id,
      action: 'create',
      actor_type: 'staff',
      actor_id: author,
      created_at: at,
    });
  }
}
