import { publicZhCn } from './public.zh-CN';
import { signedInZhCn } from './signed-in.zh-CN';
import type { SharedKey } from './shared.en';

export const sharedZhCn = { ...publicZhCn, ...signedInZhCn } satisfies Record<SharedKey, string>;
