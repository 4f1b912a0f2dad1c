import type { Machine, Mark, ReviewRow as Waiting, RivalClaim, UploadedFile } from '@ipw/domain';
import type { ReactNode } from 'react';
import type { Model, Row } from '../fields/field';
import type { StatusLabels } from '../fields/status-labels';
import type { ResourceName } from '../http/call-api';
import type { Key } from '../i18n/words';
import type { Asks } from './ask';

export type ReviewRow = Row & Waiting;

export interface Evidence {
  title: Key;
  files: readonly UploadedFile[];
}

/** A field of the record that a reviewer can mark; its pictures one by one. Labels: `name.<field>`. */
export interface Markable {
  field: string;
  value?: string | null | undefined;
  files?: readonly UploadedFile[];
}

export interface ReviewModel<
  R,
  D = R,
  N extends ResourceName = ResourceName,
  F extends string = string,
> extends Model<R, D, N, F> {
  machine: Machine;
  /** States as a record of this kind words them, where that is not the machine's way. */
  statusLabels?: (record: R) => StatusLabels;
  /** Codes a rejection picks from; labels: `reasonWords`. */
  reasons: readonly string[];
  evidence: (record: D) => readonly Evidence[];
  /** What the reviewer must not overlook. */
  warning?: (record: D) => ReactNode;
  /** A filter whose options are counted over the queue. */
  kinds?: ReviewKinds;
  /** What is live against what is proposed. */
  compare?: (record: D) => ReactNode;
  /** What a rejection can point at; absent: at nothing. */
  markable?: (record: D) => readonly Markable[];
  /** What the last one pointed at. */
  marks?: (record: D) => readonly Mark[];
  /** What an action asks for instead of a reason code. */
  asks?: Asks;
  /** Other open records this decision would end. */
  rivals?: (record: D) => readonly Rival[];
  /** Whether a row has rivals. */
  contested?: (row: R) => boolean;
}

export interface ReviewKinds {
  filter: string;
  options: readonly string[];
}

export type Rival = RivalClaim;
