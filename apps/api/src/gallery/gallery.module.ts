import { Module, type OnModuleInit } from '@nestjs/common';
import { SubjectRegistry } from '../core/review/subject';
import { GalleryController } from './gallery.controller';
import { GalleryImageService } from './gallery-image.service';
import { SeriesService } from './series.service';
import { seriesSubject } from './series.subject';

@Module({
  controllers: [GalleryController],
  providers: [GalleryImageService, SeriesService],
})
export class GalleryModule implements OnModuleInit {
  constructor(private readonly subjects: SubjectRegistry) {}

  onModuleInit(): void {
    this.subjects.register(seriesSubject);
  }
}
