import type { StateInfo, Tone } from '@ipw/domain';

/** Labels and colours of states: from a machine of the domain, or a table of the same shape. */
export interface StatusLabels {
  name: string;
  states: Readonly<Record<string, StateInfo>>;
}

const labels = (name: string, tones: Record<string, Tone>): StatusLabels => ({
  name,
  states: Object.fromEntries(Object.entries(tones).map(([state, tone]) => [state, { tone }])),
});

/** States the server derives; they have no actions and therefore no machine. */
export const authStatusLabels = labels('auth', {
  none: 'neutral',
  pending: 'wait',
  verified: 'good',
  rejected: 'bad',
});
export const ipStatusLabels = labels('ip', { unclaimed: 'neutral', claiming: 'wait', claimed: 'good' });
export const staffStatusLabels = labels('staff', { invited: 'wait', active: 'good', disabled: 'neutral' });
export const jobStatusLabels = labels('job', { queued: 'wait', done: 'good', failed: 'bad' });
export const processStatusLabels = labels('process', { alive: 'good', silent: 'bad' });
export const keyStatusLabels = labels('key', {
  right: 'good',
  foreign: 'bad',
  missing: 'bad',
  new: 'wait',
});
export const bannerStatusLabels = labels('banner', {
  live: 'good',
  coming: 'wait',
  past: 'neutral',
  off: 'neutral',
});
export const referenceStatusLabels = labels('reference', {
  shown: 'good',
  hidden: 'neutral',
  merged: 'neutral',
});
export const operatorStatusLabels = labels('operator', { waiting: 'wait', assigned: 'good' });
export const consultantStatusLabels = labels('consultant', { active: 'good', disabled: 'neutral' });
export const priceStatusLabels = labels('label_price', {
  upcoming: 'wait',
  current: 'good',
  past: 'neutral',
});
export const codeKeyStatusLabels = labels('code_key', { newest: 'good', reading: 'neutral' });
export const pictureStatusLabels = labels('picture', { pending: 'wait', reviewed: 'good' });
