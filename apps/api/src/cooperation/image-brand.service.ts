import { Injectable } from '@nestjs/common';
import type { BrandImages, ImageLink, imageRequestApi, Input, ImageRequestResult } from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { VISITOR } from '../core/transition/history.service';
import type { Browser } from '../opportunity';
import { BrandAccessService } from './brand-access.service';
import type { FoundCooperation } from './cooperation-read.service';
import { ImageDownloadService } from './image-download.service';
import { ImageReadService } from './image-read.service';
import type { ImageRequestEntity } from './image-request.entity';
import { ImageRequestService } from './image-request.service';

type Api = typeof imageRequestApi;
/** Requests that the brand's page shows. */
const MOST = 50;

/** The brand's side of requests for pictures. */
@Injectable()
export class ImageBrandService {
  constructor(
    private readonly access: BrandAccessService,
    private readonly db: Db,
    private readonly downloads: ImageDownloadService,
    private readonly reads: ImageReadService,
    private readonly requests: ImageRequestService,
  ) {}

  async images(link: Input<Api['brandImages']>, browser: Browser): Promise<BrandImages> {
    const found = await this.access.find(link, browser);
    const viewer = this.access.viewerOf(found);
    const requests = await this.db.rows<ImageRequestEntity>(
      'SELECT * FROM image_request WHERE cooperation_id = ? ORDER BY created_at DESC, id DESC LIMIT ?',
      [found.id, MOST],
    );
    const reader = { side: 'brand', viewer, language: browser.context.language } as const;
    return {
      ip_name: found.ip_name,
      state: found.state,
      rests: found.rests,
      proven: this.access.hasProven(found, browser),
      series: await this.reads.askable(found, viewer),
      list: await this.reads.details(requests, found, reader, (by) => by === 'brand'),
    };
  }

  async ask(
    { coop_no, access_key, yzm, ...asked }: Input<Api['imageRequest']>,
    browser: Browser,
  ): Promise<ImageRequestResult> {
    const found = await this.access.find({ coop_no, access_key }, browser);
    await this.access.prove(found, yzm, browser);
    return this.requests.ask(found.id, asked, { actor: VISITOR, staff_id: null });
  }

  async withdraw(
    { yzm, image_request_id, version, ...link }: Input<Api['imageWithdraw']>,
    browser: Browser,
  ): Promise<ImageRequestResult> {
    const found = await this.access.find(link, browser);
    const request = await this.find(found, image_request_id);
    await this.access.prove(found, yzm, browser);
    return this.requests.withdraw(request, version, VISITOR);
  }

  async link(
    { yzm, image_request_id, image_id, ...link }: Input<Api['imageLink']>,
    browser: Browser,
  ): Promise<ImageLink> {
    const found = await this.access.find(link, browser);
    const request = await this.find(found, image_request_id);
    await this.access.prove(found, yzm, browser);
    return this.downloads.link(request, image_id, null);
  }

  private async find({ id }: FoundCooperation, requestId: string): Promise<ImageRequestEntity> {
    const found = await this.db.one<ImageRequestEntity>(
      'SELECT * FROM image_request WHERE id = ? AND cooperation_id = ?',
      [requestId, id],
    );
    if (!found) throw notFound();
    return found;
  }
}
