import { firstZhCn } from './first.zh-CN';
import { innerZhCn } from './inner.zh-CN';
import type { SharedKey } from './shared.en';

export const sharedZhCn = { ...firstZhCn, ...innerZhCn } satisfies Record<SharedKey, string>;
