import { FAQ_LIMITS, FAQ_TOPICS, SHOWN_STATES } from '@ipw/domain';
import { TextInputs } from '../fields/TextInputs';
import { MomentInput } from '../fields/MomentInput';
import { PlaceInput } from '../fields/PlaceInput';
import { Wordings } from '../components/Wordings';
import { BooleanNumberInput } from '../fields/BooleanNumberInput';
import { ChoiceInput } from '../fields/ChoiceInput';
import { bannerStatusLabels } from '../fields/status-labels';
import type { ModelOf } from '../fields/field';
import { choices, moment, search, sorted, state, text, word } from '../fields/kinds';
import { RemoveButton } from '../pages/RemoveButton';
import { pagesOf } from '../pages/pages-of';

const written = ['topic', 'texts', 'sort', 'starts_at', 'ends_at', 'active'] as const;

const faqs: ModelOf<'faqs'> = {
  title: (faq) => faq.title,
  sort: { field: 'sort', order: 'ASC' },
  columns: ['state', 'topic', 'sort', 'starts_at', 'ends_at'],
  filters: {
    q: search,
    topic: choices(FAQ_TOPICS, 'faq_topic'),
    state: choices(SHOWN_STATES, 'state.banner'),
  },
  fields: {
    state: state(bannerStatusLabels, (faq) => faq.state),
    topic: {
      ...sorted(word('faq_topic', (faq) => faq.topic)),
      input: <ChoiceInput source="topic" options={FAQ_TOPICS} prefix="faq_topic" required />,
    },
    texts: {
      show: ({ texts }) => <Wordings texts={texts} />,
      input: <TextInputs limits={FAQ_LIMITS} titleKey="field.question" bodyKey="field.answer" />,
    },
    sort: { ...sorted(text((faq) => faq.sort)), input: <PlaceInput most={FAQ_LIMITS.sort} /> },
    starts_at: { ...moment((faq) => faq.starts_at), input: <MomentInput source="starts_at" /> },
    ends_at: { ...moment((faq) => faq.ends_at), input: <MomentInput source="ends_at" /> },
    active: { show: () => null, input: <BooleanNumberInput source="active" initial={1} /> },
    created_at: moment((faq) => faq.created_at),
  },
  create: written,
  edit: written,
  facts: [
    { title: 'facts.shown', fields: ['state', 'topic', 'sort', 'starts_at', 'ends_at', 'created_at'] },
    { title: 'facts.faq', fields: ['texts'] },
  ],
};

export default pagesOf(faqs, {
  show: {
    more: (faq) =>
      faq.actions.includes('delete') && <RemoveButton resource="faqs" record={faq} title={faq.title} />,
  },
});
