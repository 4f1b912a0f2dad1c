import type { Faces } from './kinds';

/** States the server derives; they have no actions of their own, so they are not machines. */
export const authFaces: Faces = {
  name: 'auth',
  states: {
    none: { tone: 'neutral' },
    pending: { tone: 'wait' },
    verified: { tone: 'good' },
    rejected: { tone: 'bad' },
  },
};

export const ipFaces: Faces = {
  name: 'ip',
  states: { unclaimed: { tone: 'neutral' }, claiming: { tone: 'wait' }, claimed: { tone: 'good' } },
};

export const staffFaces: Faces = {
  name: 'staff',
  states: { invited: { tone: 'wait' }, active: { tone: 'good' }, disabled: { tone: 'neutral' } },
};

export const jobFaces: Faces = {
  name: 'job',
  states: { queued: { tone: 'wait' }, done: { tone: 'good' }, failed: { tone: 'bad' } },
};

export const bannerFaces: Faces = {
  name: 'banner',
  states: {
    live: { tone: 'good' },
    coming: { tone: 'wait' },
    past: { tone: 'neutral' },
    off: { tone: 'neutral' },
  },
};

export const referenceFaces: Faces = {
  name: 'reference',
  states: { shown: { tone: 'good' }, hidden: { tone: 'neutral' }, merged: { tone: 'neutral' } },
};

export const operatorFaces: Faces = {
  name: 'operator',
  states: { waiting: { tone: 'wait' }, assigned: { tone: 'good' } },
};

export const consultantFaces: Faces = {
  name: 'consultant',
  states: { active: { tone: 'good' }, disabled: { tone: 'neutral' } },
};

export const priceFaces: Faces = {
  name: 'label_price',
  states: { upcoming: { tone: 'wait' }, current: { tone: 'good' }, past: { tone: 'neutral' } },
};

export const codeKeyFaces: Faces = {
  name: 'code_key',
  states: { newest: { tone: 'good' }, reading: { tone: 'neutral' } },
};

export const pictureFaces: Faces = {
  name: 'picture',
  states: { pending: { tone: 'wait' }, reviewed: { tone: 'good' } },
};
