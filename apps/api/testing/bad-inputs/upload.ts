import type { Case } from './case'; export const upload: Case[] = [];
