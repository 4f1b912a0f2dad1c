import { Injectable } from '@nestjs/common';
import {
  blocksOf,
  type Faq,
  FAQ_TOPICS,
  faqAdminApi,
  type faqInput,
  type FaqRow,
  type FaqTexts,
  type Language,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { fromJson } from '../core/db/db';
import { contains } from '../core/db/list-query';
import type { FaqEntity } from './faq.entity';
import { ShownContent } from './shown-content';
import { SHOWN_STATE, timeColumns } from './shown-time';

type Content = z.output<typeof faqInput>;

/** Limit of the list; far above the number of questions. */
const MOST = 300;

/** Questions and answers: those shown now, and their administration. */
@Injectable()
export class FaqService extends ShownContent<Content, FaqEntity, FaqRow> {
  protected readonly table = 'faq';
  protected readonly api = faqAdminApi;
  protected readonly filters = { q: contains('t.texts'), topic: 'topic' };

  async shown(language: Language): Promise<Faq[]> {
    const rows = await this.db.rows<FaqEntity>(
      `SELECT t.* FROM faq t WHERE ${SHOWN_STATE} = 'live' ORDER BY t.sort, t.id LIMIT ${String(MOST)}`,
    );
    const faqs = rows.map(({ id, topic, texts }): Faq => {
      const { title, body } = fromJson<FaqTexts>(texts)[language];
      return { faq_id: id, topic, question: title, answer: blocksOf(body) };
    });
    return FAQ_TOPICS.flatMap((topic) => faqs.filter((faq) => faq.topic === topic));
  }

  protected content({ topic, texts: stored, sort }: FaqEntity, language: Language) {
    const texts = fromJson<FaqTexts>(stored);
    return { title: texts[language].title, topic, texts, sort };
  }

  protected columnsOf({ texts, starts_at, ends_at, ...plain }: Content) {
    return { ...plain, texts: JSON.stringify(texts), ...timeColumns({ starts_at, ends_at }) };
  }
}
