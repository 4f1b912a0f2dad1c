import type { StateInfo } from '@ipw/domain';

/** Labels and colours of states: from a machine of the domain, or a table of the same shape. */
export interface StatusLabels {
  name: string;
  states: Readonly<Record<string, StateInfo>>;
}

/** States the server derives; they have no actions and therefore no machine. */
export const authStatusLabels: StatusLabels = {
  name: 'auth',
  states: {
    none: { tone: 'neutral' },
    pending: { tone: 'wait' },
    verified: { tone: 'good' },
    rejected: { tone: 'bad' },
  },
};

export const ipStatusLabels: StatusLabels = {
  name: 'ip',
  states: { unclaimed: { tone: 'neutral' }, claiming: { tone: 'wait' }, claimed: { tone: 'good' } },
};

export const staffStatusLabels: StatusLabels = {
  name: 'staff',
  states: { invited: { tone: 'wait' }, active: { tone: 'good' }, disabled: { tone: 'neutral' } },
};

export const jobStatusLabels: StatusLabels = {
  name: 'job',
  states: { queued: { tone: 'wait' }, done: { tone: 'good' }, failed: { tone: 'bad' } },
};

export const bannerStatusLabels: StatusLabels = {
  name: 'banner',
  states: {
    live: { tone: 'good' },
    coming: { tone: 'wait' },
    past: { tone: 'neutral' },
    off: { tone: 'neutral' },
  },
};

export const referenceStatusLabels: StatusLabels = {
  name: 'reference',
  states: { shown: { tone: 'good' }, hidden: { tone: 'neutral' }, merged: { tone: 'neutral' } },
};

export const operatorStatusLabels: StatusLabels = {
  name: 'operator',
  states: { waiting: { tone: 'wait' }, assigned: { tone: 'good' } },
};

export const consultantStatusLabels: StatusLabels = {
  name: 'consultant',
  states: { active: { tone: 'good' }, disabled: { tone: 'neutral' } },
};

export const priceStatusLabels: StatusLabels = {
  name: 'label_price',
  states: { upcoming: { tone: 'wait' }, current: { tone: 'good' }, past: { tone: 'neutral' } },
};

export const codeKeyStatusLabels: StatusLabels = {
  name: 'code_key',
  states: { newest: { tone: 'good' }, reading: { tone: 'neutral' } },
};

export const pictureStatusLabels: StatusLabels = {
  name: 'picture',
  states: { pending: { tone: 'wait' }, reviewed: { tone: 'good' } },
};
