import { Injectable } from '@nestjs/common';
import {
  isHanName,
  type Language,
  type PublicIp,
  type PublicPicture,
  type ReferenceKind,
  type Visibility,
} from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService, type Viewer } from '../core/files/file.service';
import { widthsOf } from '../core/files/image-work';
import { largestOf, type Variant } from '../core/files/variants';
import { type Proposal, type Proposals, proposalsOf } from '../core/reviewed-content/proposals';
import { SubjectRegistry } from '../core/reviewed-content/subject';
import type { SeriesEntity } from '../gallery';
import { ShopFrontService, ShopLinkService } from '../shop';
import { dayOf, type IpEntity, ReferenceListService, SlugService, takenNow } from '../ip';
import { manualFor, publicManual } from './public-manual';
import { liveStories, picturesIn, publicStories } from './public-stories';

type Picture = { id: string; usage_name: string; width: number; height: number };
type Artist = Partial<{
  cover: string;
  location: string;
  artist_school: string;
  art_genres_id: number[];
  other_art_genres: string;
  ip_type_id: number;
}>;

/** Public IPs: owned, or listed by staff. */
const SHOWN = '(ip.owner_id IS NOT NULL OR ip.listed = 1)';
const MOST_SERIES = 50;
/** Maximum number of addresses in one sitemap. */
const MOST_PAGES = 50_000;

/** Whose page is shown: everybody's, that of a visitor by the private link, or with `proposals` an operator's preview. */
interface Look {
  viewer: Viewer;
  proposals?: Proposals;
}

/** Ids for `IN`, which takes no empty list. */
const idsOf = (found: readonly { id: string }[]): string[] =>
  found.length > 0 ? found.map(({ id }) => id) : [''];
const list = <T>(stored: string | null): T[] => (stored ? fromJson<T[]>(stored) : []);

/** The public data of an IP: approved and visible content, never its holder. */
@Injectable()
export class PublicIpService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly lists: ReferenceListService,
    private readonly slugs: SlugService,
    private readonly fronts: ShopFrontService,
    private readonly links: ShopLinkService,
    private readonly subjects: SubjectRegistry,
  ) {}

  /** By id, by the current slug, or by a former one. With the key of the private link, private series too. */
  async find(
    given: { ip_id?: string | undefined; slug?: string | undefined },
    language: Language,
    key?: string,
  ): Promise<PublicIp> {
    const id = given.ip_id ?? (await this.slugs.ipOf(given.slug!)) ?? (await this.named(given.slug!));
    const row = await this.db.one<IpEntity>(`SELECT * FROM ip WHERE id = ? AND ${SHOWN}`, [id ?? '']);
    if (!row) throw notFound();
    const viewer = key === undefined ? undefined : await this.links.viewer(row.id, key);
    return this.view(row, await this.slugs.of(row), language, { viewer });
  }

  /** The page as it would be if all open revisions were approved, for an operator of the IP; and those revisions. */
  async preview(
    ipId: string,
    memberId: string,
    language: Language,
  ): Promise<{ ip: PublicIp; open: readonly Proposal[] }> {
    const row = await this.db.one<IpEntity>('SELECT * FROM ip WHERE id = ?', [ipId]);
    if (!row) throw notFound();
    const proposals = await proposalsOf(this.db, ipId);
    const info = proposals.of('ipInfo', ipId);
    const shown = info ? await this.subjects.of('ipInfo').proposed(this.db, row, info) : row;
    // A draft may lack its name and introduction. The page keeps its address.
    const named = { ...shown, ip_name: shown.ip_name || row.ip_name, intro: shown.intro || '' };
    const look: Look = { viewer: { kind: 'member', id: memberId }, proposals };
    return { ip: await this.view(named, await this.slugs.of(row), language, look), open: proposals.all };
  }

  /** A slug that is not stored yet: the oldest public IP of this name. */
  private async named(name: string): Promise<string | undefined> {
    const row = await this.db.one<{ id: string }>(
      `SELECT id FROM ip WHERE ip_name = ? AND ${SHOWN} ORDER BY id LIMIT 1`,
      [name],
    );
    return row?.id;
  }

  /** Addresses for search engines, newest first: the slug, or the id, which redirects to it. */
  async addresses(): Promise<string[]> {
    const rows = await this.db.rows<{ at: string }>(
      `SELECT COALESCE(s.slug, ip.id) AS at FROM ip LEFT JOIN ip_slug s ON s.ip_id = ip.id AND s.base = LOWER(ip.ip_name)
        WHERE ${SHOWN} ORDER BY ip.id DESC LIMIT ${String(MOST_PAGES)}`,
    );
    return rows.map(({ at }) => at);
  }

  private async view(row: IpEntity, slug: string, language: Language, look: Look): Promise<PublicIp> {
    const { proposals } = look;
    const artist = row.artist ? fromJson<Artist>(row.artist) : {};
    const front = await this.fronts.of(row.id, proposals);
    const series = await this.series(row.id, front.series_ids, look);
    const stories = await liveStories(this.db, row.id, proposals);
    const inSeries = (visibility: Visibility) =>
      series.flatMap((one) =>
        one.visibility === visibility ? [one.cover, ...list<string>(one.images)] : [],
      );
    const picture = await this.pictures(
      [
        row.image_id,
        artist.cover,
        front.base_image,
        front.main_image,
        front.link_QRcode,
        ...inSeries('public'),
        ...picturesIn(stories),
      ],
      proposals && look,
    );
    const hidden = await this.pictures(inSeries('private'), look);
    const names = async (kind: ReferenceKind, ids: readonly (number | string | null | undefined)[]) => {
      const known = await this.lists.named(kind, language);
      return ids.flatMap((id) => known.find((one) => one.id === id)?.name ?? []);
    };
    const taken = await takenNow(this.db, [row.id]);
    const [field] = await names('field', [row.auth_field_id]);
    const [origin] = await names('origin', [row.ip_origin]);
    const [area] = await names('country', [row.birth_area]);
    return {
      ip_id: row.id,
      slug,
      ip_name: row.ip_name,
      kind: row.kind,
      claimed: row.owner_id !== null,
      taken_fields: taken.map(({ sku_id, taken_until }) => ({ sku_id, taken_until })),
      ip_image: picture(row.image_id),
      cover: picture(artist.cover),
      intro: row.intro,
      core_audience: row.core_audience || null,
      auth_field: field ?? null,
      origin: origin ?? null,
      birth_time: dayOf(row.birth_time) || null,
      birth_area: area ?? null,
      types: await names('ip_type', row.kind === 'artist' ? [artist.ip_type_id] : list<number>(row.ip_types)),
      kernels: [...(await names('kernel', list<number>(row.kernels))), ...list<string>(row.own_kernels)],
      genres: [...(await names('genre', artist.art_genres_id ?? [])), artist.other_art_genres ?? []].flat(),
      location: artist.location ?? null,
      artist_school: artist.artist_school ?? null,
      base_image: picture(front.base_image),
      main_image: picture(front.main_image),
      contact: front.link_name
        ? { link_name: front.link_name, link_QRcode: picture(front.link_QRcode) }
        : null,
      series: series.map(({ id, series_name, cover, images, visibility }) => {
        const show = visibility === 'private' ? hidden : picture;
        return {
          series_id: id,
          series_name,
          cover: show(cover),
          images: list<string>(images).flatMap((image) => show(image) ?? []),
          top: front.series_ids.includes(id),
          private: visibility === 'private',
        };
      }),
      ...publicStories(stories, picture, language),
      manual: await this.manual(row.id, front.manual_file, look),
    };
  }

  private async manual(ipId: string, file: string | null, { viewer, proposals }: Look) {
    if (proposals) return file ? manualFor(this.files, file, viewer) : null;
    return publicManual(this.db, this.files, ipId);
  }

  /** Approved and listed series, the holder's first ones first; with `proposals`, those that would be. */
  private async series(
    ipId: string,
    top: readonly string[],
    { viewer, proposals }: Look,
  ): Promise<SeriesEntity[]> {
    const open = proposals?.all.filter((one) => one.subject === 'series') ?? [];
    const visible: readonly Visibility[] = viewer && !proposals ? ['public', 'private'] : ['public'];
    const proposed = open.filter(({ data }) => data.visibility === 'public');
    const stored = await this.db.rows<SeriesEntity>(
      `SELECT * FROM series WHERE ip_id = ? AND deleted_at IS NULL AND shelf = 'listed'
        AND (id IN (?) OR (published_at IS NOT NULL AND visibility IN (?) AND id NOT IN (?)))
        ORDER BY id IN (?) DESC, sort, id DESC LIMIT ${String(MOST_SERIES)}`,
      [ipId, idsOf(proposed), visible, idsOf(open), top.length > 0 ? top : ['']],
    );
    const subject = this.subjects.of('series');
    const rows: SeriesEntity[] = [];
    for (const row of stored) {
      const data = proposals?.of('series', row.id);
      rows.push(data ? await subject.proposed(this.db, row, data) : row);
    }
    const place = ({ id }: SeriesEntity) => (top.includes(id) ? top.indexOf(id) : top.length);
    return rows.sort((one, other) => place(one) - place(other));
  }

  /** Only public files, whatever content refers to them; by the private link reviewed ones, in a preview all. */
  private async pictures(ids: readonly (string | null | undefined)[], look: Look = { viewer: undefined }) {
    const { viewer, proposals } = look;
    const wanted = ids.filter((id): id is string => !!id);
    const allowed = proposals ? '' : viewer ? 'AND image_status = 1' : 'AND open = 1 AND image_status = 1';
    const rows = wanted.length
      ? await this.db.rows<Picture>(
          `SELECT id, usage_name, width, height FROM uploaded_file WHERE id IN (?) ${allowed} AND width IS NOT NULL`,
          [wanted],
        )
      : [];
    return (id: string | null | undefined): PublicPicture | null => {
      const found = rows.find((row) => row.id === id);
      if (!found) return null;
      const at = (variant: Variant) => this.files.picture(found.id, viewer, variant)!;
      return {
        image_id: found.id,
        url: at(proposals ? 'whole' : largestOf(found)),
        width: found.width,
        height: found.height,
        sizes: widthsOf(found.width).map((width) => ({
          width: Math.min(width, found.width),
          url: at(`t${width}`),
        })),
      };
    };
  }
}

/** The language of a name, for screen readers. */
export const languageOfName = (name: string, language: Language): string =>
  isHanName(name) ? (language === 'en' ? 'zh' : language) : 'en';
