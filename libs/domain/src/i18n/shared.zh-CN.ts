import { publicZhCn } from './public.zh-CN';
import { signedInZhCn } from './signed-in.zh-CN';
import { closureZhCn } from './closure.zh-CN';
import { codeZhCn } from './code.zh-CN';
import { complaintZhCn } from './complaint.zh-CN';
import { handoverZhCn } from './handover.zh-CN';
import { shopPagesZhCn } from './shop-pages.zh-CN';
import { teamZhCn } from './team.zh-CN';
import type { SharedKey } from './shared.en';

export const sharedZhCn = {
  ...publicZhCn,
  ...signedInZhCn,
  ...closureZhCn,
  ...codeZhCn,
  ...complaintZhCn,
  ...shopPagesZhCn,
  ...teamZhCn,
  ...handoverZhCn,
} satisfies Record<SharedKey, string>;
