import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, rule } from '../core/wire';

/** A picture everybody may see, and the widths it comes in. */
export interface PublicPicture {
  image_id: string;
  /** The picture itself. */
  url: string;
  /** Pixels upright. */
  width: number;
  height: number;
  /** Smaller ones, narrow first. */
  sizes: { width: number; url: string }[];
}

export interface PublicSeries {
  series_id: string;
  series_name: string;
  cover: PublicPicture | null;
  images: PublicPicture[];
  /** Among the resources its holder puts first. */
  top: boolean;
  /** Shown to whoever came by the private link, and to nobody else. */
  private: boolean;
}

/** Whom buyers deal with, as approved. */
export interface PublicContact {
  link_name: string;
  link_QRcode: PublicPicture | null;
}

/** What an IP tells of itself, each kind in its holder's order. Days are `YYYY-MM-DD`, moments instants. */
export interface PublicStories {
  cases: {
    case_id: string;
    case_name: string;
    /** In the reader's language. */
    case_type: string;
    case_desc: string;
    case_image: PublicPicture | null;
    image_list: PublicPicture[];
  }[];
  milestones: {
    milestone_id: string;
    event_date: string;
    event_desc: string;
    event_image: PublicPicture | null;
  }[];
  feeds: {
    feed_id: string;
    feed_content: string | null;
    feed_image: PublicPicture[];
    published_at: string;
  }[];
  announcements: {
    announcement_id: string;
    announcement_title: string;
    announcement_content: string;
    published_at: string;
  }[];
}

/** The authorization manual as everybody may read it. */
export interface PublicManual {
  /** The document itself, to be saved. */
  url: string;
  file_size: number;
  pages: number;
  /** Its first page. */
  page: PublicPicture;
}

/** The public data of an IP: approved and visible content, nothing about its holder. */
export interface PublicIp extends PublicStories {
  ip_id: string;
  /** The last part of its page's address, `/ip/<slug>`. */
  slug: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  /** Whether somebody owns it, and so can be asked. */
  claimed: boolean;
  ip_image: PublicPicture | null;
  cover: PublicPicture | null;
  intro: string;
  core_audience: string | null;
  auth_field: string | null;
  origin: string | null;
  birth_time: string | null;
  birth_area: string | null;
  types: string[];
  /** Core tags of the lists and of the holder's own words. */
  kernels: string[];
  genres: string[];
  location: string | null;
  artist_school: string | null;
  /** Of the onepage: the tall picture behind its name, and the square one that stands for it. */
  base_image: PublicPicture | null;
  main_image: PublicPicture | null;
  contact: PublicContact | null;
  /** What its holder puts first, then the rest in the gallery's order. */
  series: PublicSeries[];
  manual: PublicManual | null;
}

/** What a slug is made of: letters and digits of any script we take names in. Longest name, a dash and six characters. */
export const slugText = () =>
  z.string().check(rule('malformed', (value) => /^[\p{Script=Han}a-z0-9-]{1,47}$/u.test(value)));

export const publicIpApi = {
  public: call<PublicIp>()({
    path: 'ip/public',
    access: 'public',
    input: z.strictObject({ ip_id: z.optional(id()), slug: z.optional(slugText()) }).check(
      z.refine(({ ip_id, slug }) => (ip_id === undefined) !== (slug === undefined), {
        error: 'required',
        path: ['slug'],
        params: { rule: 'required' },
      }),
    ),
    summary: 'What everybody may see of an IP, by its id or by the slug of its page',
  }),
};
