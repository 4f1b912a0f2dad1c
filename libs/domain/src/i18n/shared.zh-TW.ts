import { publicZhTw } from './public.zh-TW';
import { signedInZhTw } from './signed-in.zh-TW';
import { closureZhTw } from './closure.zh-TW';
import { codeZhTw } from './code.zh-TW';
import { complaintZhTw } from './complaint.zh-TW';
import { handoverZhTw } from './handover.zh-TW';
import { shopPagesZhTw } from './shop-pages.zh-TW';
import { teamZhTw } from './team.zh-TW';
import type { SharedKey } from './shared.en';

export const sharedZhTw = {
  ...publicZhTw,
  ...signedInZhTw,
  ...closureZhTw,
  ...codeZhTw,
  ...complaintZhTw,
  ...shopPagesZhTw,
  ...teamZhTw,
  ...handoverZhTw,
} satisfies Record<SharedKey, string>;
