import { Controller } from '@nestjs/common';
import { galleryApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { ContentItemService } from '../core/review/content-item.service';
import { GalleryImageService } from './gallery-image.service';
import { SeriesService } from './series.service';

type Api = typeof galleryApi;

@Controller()
export class GalleryController {
  constructor(
    private readonly series: SeriesService,
    private readonly images: GalleryImageService,
    private readonly items: ContentItemService,
  ) {}

  @Call(galleryApi.seriesList)
  seriesList(@Me() me: MemberCaller, @In() input: Input<Api['seriesList']>) {
    return this.series.list(me, input);
  }

  @Call(galleryApi.seriesDetail)
  seriesDetail(@Me() me: MemberCaller, @In() { ip_id, series_id }: Input<Api['seriesDetail']>) {
    return this.series.detail(me, ip_id, series_id);
  }

  @Call(galleryApi.seriesSave)
  seriesSave(@Me() me: MemberCaller, @In() input: Input<Api['seriesSave']>) {
    return this.series.save(me, input);
  }

  @Call(galleryApi.seriesSubmit)
  seriesSubmit(@Me() me: MemberCaller, @In() input: Input<Api['seriesSubmit']>) {
    return this.series.submit(me, input);
  }

  @Call(galleryApi.seriesVisibility)
  seriesVisibility(@Me() me: MemberCaller, @In() input: Input<Api['seriesVisibility']>) {
    return this.series.visibility(me, input);
  }

  @Call(galleryApi.seriesShelf)
  seriesShelf(@Me() me: MemberCaller, @In() input: Input<Api['seriesShelf']>) {
    return this.series.shelf(me, input);
  }

  @Call(galleryApi.seriesDelete)
  seriesDelete(@Me() me: MemberCaller, @In() input: Input<Api['seriesDelete']>) {
    return this.images.removeSeries(me, input);
  }

  @Call(galleryApi.seriesSort)
  seriesSort(@In() input: Input<Api['seriesSort']>) {
    return this.items.sort('series', input.ip_id, input.series_ids);
  }

  @Call(galleryApi.imageList)
  imageList(@Me() me: MemberCaller, @In() input: Input<Api['imageList']>) {
    return this.images.list(me, input);
  }

  @Call(galleryApi.imageDelete)
  imageDelete(@Me() me: MemberCaller, @In() input: Input<Api['imageDelete']>) {
    return this.images.remove(me, input);
  }

  @Call(galleryApi.imageRestore)
  imageRestore(@Me() me: MemberCaller, @In() input: Input<Api['imageRestore']>) {
    return this.images.restore(me, input);
  }

  @Call(galleryApi.recycleList)
  recycleList(@Me() me: MemberCaller, @In() input: Input<Api['recycleList']>) {
    return this.images.recycled(me, input);
  }
}
