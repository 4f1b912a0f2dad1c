import type { Case } from './case'; export const claim: Case[] = [];
