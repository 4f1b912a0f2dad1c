import { homeEn } from '../features/workbench/home.i18n.en';
import { frameEn } from '../features/workbench/workbench.i18n.en';

/** The frame of the workbench and its home page. */
export const workbenchEn = {
  ...frameEn,
  ...homeEn,
} as const;

export type WorkbenchKey = keyof typeof workbenchEn;
