import type { Machine, Mark, UploadedFile } from '@ipw/domain';
import type { ReactNode } from 'react';
import type { Model, StatefulRow } from '../fields/field';
import type { Faces } from '../fields/kinds';
import type { Pages } from '../frames/lazy-pages';
import type { Key } from '../i18n/words';
import type { Asks } from './ask';
import { Queue } from './Queue';
import { ReviewPage } from './ReviewPage';

export interface ReviewRow extends StatefulRow {
  due_at: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
}

export interface Evidence {
  title: Key;
  files: readonly UploadedFile[];
}

/** A field a reviewer can mark, as the record shows it; its pictures one by one. Labels: `name.<field>`. */
export interface Markable {
  field: string;
  value?: string | null | undefined;
  files?: readonly UploadedFile[];
}

export interface ReviewModel<R extends ReviewRow, D extends R = R> extends Model<R, D> {
  machine: Machine;
  /** States as a record of this kind words them, where that is not the machine's way. */
  faces?: (record: R) => Faces;
  /** Codes a rejection picks from; labels `<machine>_reason.<code>`. */
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

export interface Rival {
  id: string;
  state: string;
  member_name: string;
  submitted_at: string | null;
}

/** A reviewed resource out of its data: the queue with state tabs, and the page on which it is decided. */
export const reviewable = <R extends ReviewRow, D extends R>(model: ReviewModel<R, D>): Pages => ({
  list: () => <Queue model={model} />,
  show: () => <ReviewPage model={model} />,
});
