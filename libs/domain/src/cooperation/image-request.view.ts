import type { ImageRequestState, RequestedImageStatus } from './image-request.machine';

/** A series whose pictures a brand may ask for. */
export interface AskableSeries {
  series_id: string;
  series_name: string;
  images: AskableImage[];
}

export interface AskableImage {
  image_id: string;
  thumb_path: string | null;
  image_width: number | null;
  image_height: number | null;
}

/** A request in a list. */
export interface ImageRequestSummary {
  image_request_id: string;
  cooperation_id: string;
  coop_no: string;
  project_name: string;
  brand_name: string | null;
  series_name: string;
  state: ImageRequestState;
  version: number;
  purpose: string;
  used_in: string;
  /** Last day of the use, `YYYY-MM-DD` in Asia/Shanghai. */
  until: string;
  /** End of the holder's last working day to answer. */
  due_at: string | null;
  /** 1: waits in a cooperation that rests, so that nobody can act. */
  rests: 0 | 1;
  /** Numbers of pictures: asked for, granted and not revoked. */
  asked: number;
  granted: number;
  downloads: number;
  /** Thumbnail of the first picture. */
  picture: string | null;
  created_at: string;
}

export interface RequestedImage extends AskableImage {
  file_name: string;
  file_size: number;
  status: RequestedImageStatus;
  /** The number on a marked copy. */
  copy_no: string;
  downloads: number;
}

/** One answer of the server to a download; a continued download has several. */
export interface ImageDownload {
  download_id: string;
  copy_no: string;
  by: 'brand' | 'staff';
  at: string;
  /** Whether all bytes asked for were sent. */
  complete: 0 | 1;
}

export interface ImageRequestDetail<A extends string = string> extends ImageRequestSummary {
  actions: A[];
  /** Whether copies show whom they were given to. */
  marked: 0 | 1;
  /** Who asked: the brand, or staff for it. */
  by: 'brand' | 'staff';
  /** Why pictures were refused or revoked. */
  answer: string | null;
  answered_at: string | null;
  images: RequestedImage[];
  /** Newest first. */
  downloads_list: ImageDownload[];
}

/** Whose copy a found picture is. */
export interface TracedCopy {
  image_request_id: string;
  coop_no: string;
  brand_name: string | null;
  copy_no: string;
}

/** A link to one picture, for this recipient only. */
export interface ImageLink {
  address: string;
  file_name: string;
  bytes: number;
  expires_at: string;
}
