import type { Machine, Mark, ReviewRow as Waiting, RivalClaim, UploadedFile } from '@ipw/domain';
import type { ReactNode } from 'react';
import type { Model, Row } from '../../fields/field';
import type { StatusLabels } from '../../components/status-labels';
import type { ResourceName } from '../../http/call-api';
import type { Key } from '../../i18n/words';
import type { Asks } from '../../pages/ask';

export type ReviewRow = Row & Waiting;

export interface Evidence {
  title: Key;
  files: readonly UploadedFile[];
}

/** A field of the record that a reviewer can mark; its pictures one by one. Labels: `name.<field>`. */
export interface Markable {
  field: string;
  value?: ReactNode;
  files?: readonly UploadedFile[];
}

export interface ReviewModel<
  R,
  D = R,
  N extends ResourceName = ResourceName,
  F extends string = string,
> extends Model<R, D, N, F> {
  machine: Machine;
  /** Labels of states for this kind of record, if they differ from the machine's. */
  statusLabels?: (record: R) => StatusLabels;
  /** Reason codes of a rejection; labels: `reasonWords`. */
  reasons: readonly string[];
  /** Pictures and documents to check; if absent, the fields stand in their place. */
  evidence?: (record: D) => readonly Evidence[];
  /** A warning for the reviewer. */
  warning?: (record: D) => ReactNode;
  /** What stands above the queue. */
  notice?: ReactNode;
  /** A filter whose options show counts of the queue. */
  kinds?: ReviewKinds;
  /** The comparison of live and proposed content. */
  compare?: (record: D) => ReactNode;
  /** Parts a rejection can mark; if absent, none. */
  markable?: (record: D) => readonly Markable[];
  /** Whether a rejection says what is wrong with each mark. */
  explained?: boolean;
  /** The marks of the last rejection. */
  marks?: (record: D) => readonly Mark[];
  /** Inputs of an action that has no reason code. */
  asks?: Asks;
  /** Other open records this decision would reject. */
  rivals?: (record: D) => readonly Rival[];
  /** Whether a row has rivals. */
  contested?: (row: R) => boolean;
}

export interface ReviewKinds {
  filter: string;
  options: readonly string[];
}

export type Rival = RivalClaim;
