import type {
  Mark,
  ReviewField,
  ReviewState,
  Shelf,
  SubjectName,
  UploadedFile,
  Visibility,
} from '@ipw/domain';
import type { StatefulRow } from '../fields/field';

/** What an IP shows or proposes, as its kind's list gives it. */
export interface ContentRow extends StatefulRow {
  state: ReviewState;
  subject: SubjectName;
  ip_id: string;
  ip_name: string;
  title: string | null;
  picture: string | null;
  is_live: boolean;
  /** The edit that waits or was rejected. */
  review_id: string | null;
  /** Who sees what is live of a series. */
  visibility?: Visibility | null;
  shelf?: Shelf | null;
  submitted_at: string | null;
  due_at: string | null;
  reason_code: string | null;
  reason: string | null;
  created_at: string;
  updated_at: string;
  deleted_at?: string | null;
}

export interface ContentRecord extends ContentRow {
  /** Nothing of it is live yet. */
  is_new: boolean;
  fields: ReviewField[];
  marks: Mark[];
  changed_since: string[];
}

/** A series that shows a picture, proposes it, or lately did. */
export interface ImageUse {
  series_id: string;
  title: string;
  ip_id: string;
  ip_name: string;
  is_live: boolean;
  review_id: string | null;
}

/** A picture of a gallery. */
export interface ImageRow extends StatefulRow {
  title: string;
  picture: string | null;
  ip_id: string | null;
  ip_name: string | null;
  review_id: string | null;
  used_in: ImageUse[];
  uploader_name: string | null;
  file_size: number;
  image_width: number;
  image_height: number;
  created_at: string;
}

export interface ImageRecord extends ImageRow {
  image: UploadedFile;
}
