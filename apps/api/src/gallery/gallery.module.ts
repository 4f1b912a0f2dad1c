import { Module } from '@nestjs/common';
import { GalleryController } from './gallery.controller';
import { GalleryImages } from './gallery-images.service';
import { SeriesService } from './series.service';
import { SeriesSubject } from './series.subject';

@Module({
  controllers: [GalleryController],
  providers: [GalleryImages, SeriesService, SeriesSubject],
})
export class GalleryModule {}
