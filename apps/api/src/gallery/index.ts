export { GalleryModule } from './gallery.module';
export type { SeriesData, SeriesEntity } from './series.entity';
