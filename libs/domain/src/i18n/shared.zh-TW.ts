import { firstZhTw } from './first.zh-TW';
import { innerZhTw } from './inner.zh-TW';
import type { SharedKey } from './shared.en';

export const sharedZhTw = { ...firstZhTw, ...innerZhTw } satisfies Record<SharedKey, string>;
