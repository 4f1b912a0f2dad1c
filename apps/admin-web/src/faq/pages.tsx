import { FAQ_LIMITS, FAQ_TOPICS } from '@ipw/domain';
import { TextInputs } from '../fields/TextInputs';
import { PlaceInput } from '../fields/PlaceInput';
import { Wordings } from '../components/Wordings';
import { ChoiceInput } from '../fields/ChoiceInput';
import { shownFields, shownState } from '../fields/shown-fields';
import type { ModelOf } from '../fields/field';
import { choices, search, sorted, text, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';

const written = ['topic', 'texts', 'sort', 'starts_at', 'ends_at', 'active'] as const;

const faqs: ModelOf<'faqs'> = {
  title: (faq) => faq.title,
  sort: { field: 'sort', order: 'ASC' },
  columns: ['state', 'topic', 'sort', 'starts_at', 'ends_at'],
  filters: {
    q: search,
    topic: choices(FAQ_TOPICS, 'faq_topic'),
    state: shownState,
  },
  fields: {
    ...shownFields,
    topic: {
      ...sorted(word('faq_topic', (faq) => faq.topic)),
      input: <ChoiceInput source="topic" options={FAQ_TOPICS} prefix="faq_topic" required />,
    },
    texts: {
      show: ({ texts }) => <Wordings texts={texts} />,
      input: (
        <TextInputs
          texts={[
            { name: 'title', label: 'field.question', max: FAQ_LIMITS.title },
            { name: 'body', label: 'field.answer', max: FAQ_LIMITS.body, rows: 6, help: 'article.body_help' },
          ]}
        />
      ),
    },
    sort: { ...sorted(text((faq) => faq.sort)), input: <PlaceInput most={FAQ_LIMITS.sort} /> },
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.shown', fields: ['state', 'topic', 'sort', 'starts_at', 'ends_at', 'created_at'] },
    { title: 'facts.faq', fields: ['texts'] },
  ],
};

export default pagesOf(faqs, { show: { removes: true } });
