import * as z from 'zod/mini';
import { id, int, list, optionalText } from '../core/wire';
import { TENDER_LIMITS } from './tender.schema';

/** The highest score of a criterion, and code points of the remark that staff alone read. */
export const SCORE = { most: 10, remark: 1000 } as const;

export const scoreFields = {
  /** One for each criterion of the project, in its order. */
  points: list(int(0, SCORE.most), 1, TENDER_LIMITS.criteria),
  remark: optionalText(SCORE.remark),
};
export const scoreInput = z.strictObject({ version: int(1), registration_id: id(), ...scoreFields });

/** The scores of one reviewer, or of the brand, for an entry. */
export interface EntryScore {
  /** The reviewer, or the brand. */
  scorer: string;
  /** 1: of the brand, by its link. */
  brand: 0 | 1;
  /** 1: of the reader. */
  mine: 0 | 1;
  points: number[];
  total: number;
  remark: string | null;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Scores weighted by their criteria: 0 to 100, one decimal. The weights add up to 100. */
export const weightedScore = (points: readonly number[], weights: readonly number[]): number =>
  rounded(points.reduce((sum, one, at) => sum + (one / SCORE.most) * (weights[at] ?? 0), 0));

/** The mean with one decimal; null of nothing. */
export const meanScore = (values: readonly number[]): number | null =>
  values.length === 0 ? null : rounded(values.reduce((sum, one) => sum + one, 0) / values.length);
