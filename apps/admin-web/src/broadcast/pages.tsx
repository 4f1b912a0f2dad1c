import { AUDIENCES, BROADCAST_LIMITS, broadcastMachine } from '@ipw/domain';
import { TextInput } from 'react-admin';
import type { ModelOf } from '../fields/field';
import { TextInputs, titleAndBody } from '../fields/TextInputs';
import { choices, moment, search, sorted, state, text, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { AudienceInputs } from './AudienceInputs';
import { AudienceNames } from './AudienceNames';
import { BroadcastActions } from './BroadcastActions';
import { Progress } from './Progress';
import { Wordings } from '../components/Wordings';

const messages: ModelOf<'messages'> = {
  title: (message) => message.title,
  sort: { field: 'id', order: 'DESC' },
  columns: ['state', 'audience', 'progress', 'send_at', 'created_by_name'],
  filters: {
    q: search,
    state: choices(Object.keys(broadcastMachine.states), 'state.broadcast'),
    audience: choices(AUDIENCES, 'audience'),
  },
  fields: {
    state: state(broadcastMachine, (message) => message.state),
    audience: { ...word('audience', (message) => message.audience), input: <AudienceInputs /> },
    progress: { show: (message) => <Progress message={message} /> },
    send_at: sorted(moment((message) => message.send_at)),
    created_by_name: text((message) => message.created_by_name),
    link: {
      ...text((message) => message.link),
      blank: '',
      input: <TextInput source="link" label="field.link" helperText="broadcast.link_help" />,
    },
    // One input for texts and audience together.
    texts: { show: () => null, input: <TextInputs texts={titleAndBody(BROADCAST_LIMITS, { rows: 3 })} /> },
    consultant_id: { show: () => null },
    member_ids: { show: () => null },
  },
  details: {
    wordings: { show: (message) => <Wordings texts={message.texts} /> },
    aim: { show: (message) => <AudienceNames message={message} /> },
    estimate: text((message) => message.estimate),
    started_at: moment((message) => message.started_at),
    finished_at: moment((message) => message.finished_at),
    created_at: moment((message) => message.created_at),
  },
  create: ['texts', 'link', 'audience', 'consultant_id', 'member_ids'],
  edit: ['texts', 'link', 'audience', 'consultant_id', 'member_ids'],
  facts: [
    { title: 'facts.broadcast', fields: ['state', 'progress', 'send_at', 'started_at', 'finished_at'] },
    { title: 'facts.audience', fields: ['aim', 'estimate'] },
    { title: 'facts.wording', fields: ['wordings', 'link', 'created_by_name', 'created_at'] },
  ],
};

export default pagesOf(messages, {
  show: { more: (message) => <BroadcastActions message={message} /> },
});
