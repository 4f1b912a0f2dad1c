import { homeZhTw } from '../features/workbench/home.i18n.zh-TW';
import { frameZhTw } from '../features/workbench/workbench.i18n.zh-TW';
import type { WorkbenchKey } from './workbench.en';

export const workbenchZhTw = {
  ...frameZhTw,
  ...homeZhTw,
} satisfies Record<WorkbenchKey, string>;
