import type { Case } from './case'; export const console: Case[] = [];
