import { publicZhTw } from './public.zh-TW';
import { signedInZhTw } from './signed-in.zh-TW';
import type { SharedKey } from './shared.en';

export const sharedZhTw = { ...publicZhTw, ...signedInZhTw } satisfies Record<SharedKey, string>;
