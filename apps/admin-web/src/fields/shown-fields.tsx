import { SHOWN_STATES, type ShownFields } from '@ipw/domain';
import { BooleanNumberInput } from './BooleanNumberInput';
import type { Fields } from './field';
import { choices, moment, state } from './kinds';
import { MomentInput } from './MomentInput';
import { bannerStatusLabels } from '../components/status-labels';

/** Fields of content with a display period: start, end, and a switch. */
export const shownFields = {
  state: state(bannerStatusLabels, (row) => row.state),
  starts_at: { ...moment((row) => row.starts_at), input: <MomentInput source="starts_at" /> },
  ends_at: { ...moment((row) => row.ends_at), input: <MomentInput source="ends_at" /> },
  active: { show: () => null, input: <BooleanNumberInput source="active" initial={1} /> },
  created_at: moment((row) => row.created_at),
} satisfies Fields<ShownFields>;

export const shownState = choices(SHOWN_STATES, 'state.banner');
