import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type AskableSeries,
  COOPERATING,
  IMAGE_ACTIONS_AT_REST,
  IMAGE_REQUEST,
  type ImageDownload,
  type ImageRequestAction,
  type ImageRequestDetail,
  imageRequestMachine,
  type ImageRequestSummary,
  type RequestedImage,
  type RequestedImageStatus,
} from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { FileService, type Viewer } from '../core/files/file.service';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import { iso } from '../core/http/iso';
import { CooperationReadService, type FoundCooperation } from './cooperation-read.service';
import { ASKABLE } from './askable';
import type { ImageDownloadEntity, ImageRequestEntity, ImageRequestItemEntity } from './image-request.entity';
import type { Reader } from './thread-read.service';

type Item = ImageRequestItemEntity &
  Pick<UploadedFileEntity, 'file_name' | 'file_size' | 'width' | 'height'> & { downloads: number | string };
type Download = ImageDownloadEntity & { copy_no: string };

/** Series that a brand can choose from. */
const SERIES = 200;
/** Downloads of all requests that a page shows. */
const DOWNLOADS = 1000;
const ITEMS = `SELECT i.*, u.file_name, u.file_size, u.width, u.height, (SELECT COUNT(*) FROM image_download d
    WHERE d.image_request_id = i.image_request_id AND d.file_id = i.file_id) AS downloads FROM image_request_item i
  JOIN uploaded_file u ON u.id = i.file_id WHERE i.image_request_id IN (?) ORDER BY i.place`;

function statusOf(
  { answered_at }: ImageRequestEntity,
  { granted_at, revoked_at }: Item,
): RequestedImageStatus {
  if (revoked_at) return 'revoked';
  if (granted_at) return 'granted';
  return answered_at ? 'refused' : 'asked';
}

/** Requests for pictures as each side sees them. */
@Injectable()
export class ImageReadService {
  constructor(
    private readonly cooperations: CooperationReadService,
    private readonly db: Db,
    private readonly files: FileService,
  ) {}

  /** Series a brand may ask for, in the holder's order. Full resolution is not sent before it is granted. */
  async askable({ id }: FoundCooperation, viewer: Viewer): Promise<AskableSeries[]> {
    const series = await this.db.rows<{ id: string; series_name: string; images: string | null }>(
      `SELECT s.id, s.series_name, s.images FROM series s JOIN cooperation c ON c.id = ? WHERE ${ASKABLE}
        ORDER BY s.sort, s.id DESC LIMIT ${String(SERIES)}`,
      [id],
    );
    const idsOf = (images: string | null) => fromJson<string[]>(images ?? '[]');
    const ids = series.flatMap(({ images }) => idsOf(images));
    const files = await this.reviewed(ids);
    return series
      .map(({ id: series_id, series_name, images }) => ({
        series_id,
        series_name,
        images: idsOf(images).flatMap((image) => {
          const file = files.get(image);
          return file ? [this.image(file, viewer)] : [];
        }),
      }))
      .filter(({ images }) => images.length > 0);
  }

  async summaries(requests: readonly ImageRequestEntity[], reader: Reader): Promise<ImageRequestSummary[]> {
    if (requests.length === 0) return [];
    const found = await this.cooperations.byId(requests.map(({ cooperation_id }) => cooperation_id));
    const items = await this.items(requests);
    return requests.map((request) => {
      const cooperation = found.get(request.cooperation_id)!;
      const own = items.filter(({ image_request_id }) => image_request_id === request.id);
      const rests = request.state === imageRequestMachine.initial && cooperation.rests ? 1 : 0;
      return {
        image_request_id: request.id,
        cooperation_id: request.cooperation_id,
        coop_no: cooperation.coop_no,
        project_name: this.cooperations.projectOf(cooperation, reader.language),
        brand_name: this.cooperations.brandFor(cooperation, reader),
        series_name: request.series_name,
        state: request.state,
        version: request.version,
        purpose: request.purpose,
        used_in: request.used_in,
        until: request.until,
        due_at: rests ? null : iso(request.due_at),
        rests,
        asked: own.length,
        granted: own.filter((item) => item.granted_at && !item.revoked_at).length,
        downloads: own.reduce((sum, { downloads }) => sum + Number(downloads), 0),
        picture: this.files.picture(own[0]?.file_id ?? null, reader.viewer),
        created_at: request.created_at.toISOString(),
      };
    });
  }

  /** Requests with their pictures; `may` says which of the machine's actors the reader is. */
  async details(
    requests: readonly ImageRequestEntity[],
    { state: cooperating, rests }: Pick<FoundCooperation, 'state' | 'rests'>,
    reader: Reader,
    may: (by: string) => boolean,
  ): Promise<ImageRequestDetail<ImageRequestAction>[]> {
    const summaries = await this.summaries(requests, reader);
    const items = await this.items(requests);
    const downloads = await this.downloads(requests);
    return requests.map((request, index) => ({
      ...summaries[index]!,
      actions: (cooperating === COOPERATING
        ? actionsFor(imageRequestMachine, request.state, may)
        : []
      ).filter((action) => !rests || IMAGE_ACTIONS_AT_REST.includes(action)),
      marked: request.marked,
      by: request.staff_id ? 'staff' : 'brand',
      answer: request.answer,
      answered_at: iso(request.answered_at),
      ...this.shown(request, items, downloads, reader.viewer),
    }));
  }

  /** Pictures and downloads of one request. */
  async record(request: ImageRequestEntity, viewer: Viewer) {
    return this.shown(request, await this.items([request]), await this.downloads([request]), viewer);
  }

  private shown(
    request: ImageRequestEntity,
    items: readonly Item[],
    downloads: readonly Download[],
    viewer: Viewer,
  ): { images: RequestedImage[]; downloads_list: ImageDownload[] } {
    const own = downloads.filter(({ image_request_id }) => image_request_id === request.id);
    return {
      images: items
        .filter(({ image_request_id }) => image_request_id === request.id)
        .map((item) => ({
          ...this.image({ ...item, id: item.file_id }, viewer),
          file_name: item.file_name,
          file_size: item.file_size,
          status: statusOf(request, item),
          copy_no: item.copy_no,
          downloads: Number(item.downloads),
        })),
      downloads_list: own.slice(0, IMAGE_REQUEST.downloads).map((one) => ({
        download_id: one.id,
        copy_no: one.copy_no,
        by: one.staff_id ? 'staff' : 'brand',
        at: one.created_at.toISOString(),
        complete: one.complete,
      })),
    };
  }

  private image({ id, width, height }: Pick<Item, 'width' | 'height'> & { id: string }, viewer: Viewer) {
    return {
      image_id: id,
      thumb_path: this.files.picture(id, viewer),
      image_width: width,
      image_height: height,
    };
  }

  private async reviewed(ids: readonly string[]): Promise<Map<string, UploadedFileEntity>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.rows<UploadedFileEntity>(
      'SELECT * FROM uploaded_file WHERE id IN (?) AND image_status = 1',
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  private items(requests: readonly ImageRequestEntity[]): Promise<Item[]> {
    return requests.length ? this.db.rows<Item>(ITEMS, [requests.map(({ id }) => id)]) : Promise.resolve([]);
  }

  private downloads(requests: readonly ImageRequestEntity[]): Promise<Download[]> {
    return requests.length
      ? this.db.rows<Download>(
          `SELECT d.*, i.copy_no FROM image_download d JOIN image_request_item i
            ON i.image_request_id = d.image_request_id AND i.file_id = d.file_id WHERE d.image_request_id IN (?)
            ORDER BY d.created_at DESC, d.id DESC LIMIT ${String(DOWNLOADS)}`,
          [requests.map(({ id }) => id)],
        )
      : Promise.resolve([]);
  }
}
