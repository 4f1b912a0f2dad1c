import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, rule } from '../core/wire';
import type { FieldPlans } from '../kind/content-kind';
import type { CONTENT_KINDS, SectionName } from '../kind/content-kinds';
import type { TakenField } from './taken-field';

/** A public picture and its widths. */
export interface PublicPicture {
  image_id: string;
  /** Address of the picture in full size. */
  url: string;
  /** Pixels after rotation by EXIF. */
  width: number;
  height: number;
  /** Smaller widths, narrowest first. */
  sizes: { width: number; url: string }[];
}

export interface PublicSeries {
  series_id: string;
  series_name: string;
  cover: PublicPicture | null;
  images: PublicPicture[];
  /** Whether it is among the series the holder shows first. */
  top: boolean;
  /** Shown only to visitors who came by the private link. */
  private: boolean;
}

/** The approved business contact. */
export interface PublicContact {
  link_name: string;
  link_QRcode: PublicPicture | null;
}

/** Published fields of a kind: pictures instead of ids, the label of a list entry in the reader's language. */
type PublicFields<P extends FieldPlans> = {
  -readonly [
    F in keyof P as P[F] extends { as: 'select'; words: infer W extends string } ? W : F
  ]: P[F] extends {
    as: 'pictures';
  }
    ? PublicPicture[]
    : P[F] extends { as: 'picture' }
      ? PublicPicture | null
      : P[F] extends { optional: true }
        ? string | null
        : string;
};

type Kinds = typeof CONTENT_KINDS;
/** One content item of a section. Days are `YYYY-MM-DD`, times are instants. */
type PublicItem<N extends SectionName> = Record<`${N}_id`, string> &
  PublicFields<Kinds[N]['fields']> &
  (Kinds[N]['section'] extends { dated: true } ? { published_at: string } : unknown);

/** Published content of each kind with a section, in the holder's order, under the kind's `desk`. */
export type PublicStories = { [N in SectionName as Kinds[N]['desk']]: PublicItem<N>[] };

/** The published authorization manual. */
export interface PublicManual {
  /** Address of the document, for download. */
  url: string;
  file_size: number;
  pages: number;
  /** Picture of the first page. */
  page: PublicPicture;
}

/** Public data of an IP: approved and visible content, without its holder. */
export interface PublicIp extends PublicStories {
  ip_id: string;
  /** The last part of the page's path, `/ip/<slug>`. */
  slug: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  /** Whether the IP has an owner, who can be contacted. */
  claimed: boolean;
  /** Licensing fields it cannot be asked for today; 31 means all. */
  taken_fields: TakenField[];
  ip_image: PublicPicture | null;
  cover: PublicPicture | null;
  intro: string;
  core_audience: string | null;
  auth_field: string | null;
  origin: string | null;
  birth_time: string | null;
  birth_area: string | null;
  types: string[];
  /** Core tags of the list and the holder's own. */
  kernels: string[];
  genres: string[];
  location: string | null;
  artist_school: string | null;
  /** Of the onepage: the tall picture behind the name, and the square main picture. */
  base_image: PublicPicture | null;
  main_image: PublicPicture | null;
  contact: PublicContact | null;
  /** The holder's first series, then the rest in the gallery's order. */
  series: PublicSeries[];
  manual: PublicManual | null;
}

/** Behind the path of an IP's page: the page that leads to the form. Link previews do not see what is behind `#`. */
export const ASK_SUFFIX = '/cooperate';

/** A slug: letters and digits of the scripts that names may have. At most the longest name, a dash and six characters. */
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
