import { Module, type OnModuleInit } from '@nestjs/common';
import { galleryApi } from '@ipw/domain';
import { contentItemController } from '../core/reviewed-content/content-item.controller';
import { SubjectRegistry } from '../core/reviewed-content/subject';
import { EvidenceModule } from '../evidence';
import { MessageModule } from '../message';
import { GalleryController } from './gallery.controller';
import { GalleryImageService } from './gallery-image.service';
import { RightsWatchService } from './rights-watch.service';
import { SeriesService } from './series.service';
import { seriesSubject } from './series.subject';

const SeriesController = contentItemController('series', {
  list: galleryApi.seriesList,
  detail: galleryApi.seriesDetail,
  save: galleryApi.seriesSave,
  submit: galleryApi.seriesSubmit,
  sort: galleryApi.seriesSort,
});

@Module({
  imports: [EvidenceModule, MessageModule],
  controllers: [SeriesController, GalleryController],
  providers: [GalleryImageService, RightsWatchService, SeriesService],
})
export class GalleryModule implements OnModuleInit {
  constructor(private readonly subjects: SubjectRegistry) {}

  onModuleInit(): void {
    this.subjects.register(seriesSubject);
  }
}
