import { Module } from '@nestjs/common';
import { GalleryController } from './gallery.controller';
import { GalleryImageService } from './gallery-image.service';
import { SeriesService } from './series.service';
import { SeriesSubject } from './series.subject';

@Module({
  controllers: [GalleryController],
  providers: [GalleryImageService, SeriesService, SeriesSubject],
})
export class GalleryModule {}
