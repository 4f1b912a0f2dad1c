import type { Tone, Verdict } from '@ipw/domain';
import { Word } from './Word';
import { keyOf } from '../i18n/words';

const TONES: Record<Verdict, Tone> = {
  genuine: 'good',
  scanned_before: 'wait',
  unknown: 'bad',
  suspended: 'wait',
  revoked: 'bad',
};

/** The verdict a label's page showed. */
export const VerdictBadge = ({ verdict }: { verdict: Verdict }) => (
  <span className={`badge tone-${TONES[verdict]}`}>
    <Word of={keyOf('verdict', verdict)} />
  </span>
);
