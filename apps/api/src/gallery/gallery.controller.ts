import { Controller } from '@nestjs/common';
import { galleryApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { GalleryImageService } from './gallery-image.service';
import { SeriesService } from './series.service';

type Api = typeof galleryApi;

/** What a series has besides the calls of every kind of content items. */
@Controller()
export class GalleryController {
  constructor(
    private readonly series: SeriesService,
    private readonly images: GalleryImageService,
  ) {}

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
