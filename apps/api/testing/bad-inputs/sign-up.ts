import type { Case } from './case'; export const signUp: Case[] = [];
