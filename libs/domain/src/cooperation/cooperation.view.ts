import type { UploadedFile } from '../file/file.schema';
import type { DealSource } from '../opportunity/share';
import type { CooperationOrigin, CooperationState } from './cooperation.machine';
import type {
  PinState,
  CooperationPart,
  SampleConfirm,
  ThreadDecision,
  ThreadKind,
  ThreadState,
  ThreadTurn,
} from './thread.machine';

/** What all sides see of a cooperation. */
export interface CooperationSummary {
  cooperation_id: string;
  /** To read out, and part of the brand's link. */
  coop_no: string;
  state: CooperationState;
  origin: CooperationOrigin;
  /** The tender's title, the sheet's category, or what the contract says, in the caller's language. */
  project_name: string;
  /** The company, or the person where there is none; null when the brand has had it deleted. */
  brand_name: string | null;
  source: DealSource;
  /** The platform's share in percent. */
  share_percent: number;
  created_at: string;
  starts_on: string | null;
  ends_on: string | null;
  /** 1: rests, because the result it came from is objected to or decided anew. */
  rests: 0 | 1;
  /** Of the open thread that is due first: whose turn it is, and until when. Null while it rests. */
  turn: ThreadTurn | null;
  due_at: string | null;
  /** Requests for pictures, and threads by kind. */
  threads: Record<CooperationPart, number>;
  /** Open ones of them by whose turn it is. */
  turns: Record<ThreadTurn, number>;
}

/** A thread in a list. */
export interface ThreadSummary {
  thread_id: string;
  cooperation_id: string;
  kind: ThreadKind;
  project_name: string;
  brand_name: string | null;
  product_name: string;
  state: ThreadState;
  version: number;
  turn: ThreadTurn | null;
  /** End of the last working day of the party or staff whose turn it is; null while its cooperation rests. */
  due_at: string | null;
  /** 1: its cooperation rests, so that nobody can act. */
  rests: 0 | 1;
  /** Number of the newest round. */
  rounds: number;
  /** Whether its final draft is confirmed; null before there is one. */
  sample_confirm: SampleConfirm | null;
  /** The newest answer of the holder. */
  feedback: string | null;
  /** Thumbnail of the newest round. */
  picture: string | null;
  /** Whether the reader has not opened the newest round or answer. */
  unread: 0 | 1;
  created_at: string;
  /** When it last went on. */
  changed_at: string;
}

/** A pin or, with a size, a box on a picture or a page of a document, in fractions of it. */
export interface Pin {
  mark_id: string;
  image_id: string;
  /** Of a document, from 1; null for a picture. */
  page: number | null;
  x: number;
  y: number;
  w: number | null;
  h: number | null;
  text: string;
  state: PinState;
  /** Oldest first. */
  replies: PinReply[];
}

/** What a side says to a pin. */
export interface PinReply {
  reply_id: string;
  by: 'holder' | 'brand' | 'staff';
  text: string;
  created_at: string;
}

/** A picture of a round with the hash that a final confirmation names. */
export interface DraftFile extends UploadedFile {
  /** SHA-256 of the file as it was uploaded, in hexadecimal. */
  sha256: string;
}

export interface ThreadRound {
  round_id: string;
  number: number;
  /** Who sent it: the brand, or staff for it. */
  by: 'brand' | 'staff';
  text: string | null;
  tracking_number: string | null;
  images: DraftFile[];
  /** Whether it was declared the final draft. */
  final: 0 | 1;
  created_at: string;
  /** Null until it is answered. */
  decision: ThreadDecision | null;
  feedback: string | null;
  feedback_images: UploadedFile[];
  pins: Pin[];
  decided_at: string | null;
  /** When the other side first opened it, and the brand its answer. */
  seen_at: string | null;
}

/** A thread that stands in for a final draft, or is stood in for. */
export interface ThreadRef {
  thread_id: string;
  product_name: string;
}

/** The certificate of a sealed final draft. */
export interface ThreadCertificate {
  file_name: string;
  /** The PDF in base64. */
  pdf: string;
}

export interface ThreadDetail<A extends string = string> extends ThreadSummary {
  coop_no: string;
  actions: A[];
  /** Oldest first. */
  list: ThreadRound[];
  corrects: ThreadRef | null;
  corrected_by: ThreadRef[];
  /** The sealed final draft: when each side confirmed it. */
  sealed: { brand_at: string; holder_at: string } | null;
}
