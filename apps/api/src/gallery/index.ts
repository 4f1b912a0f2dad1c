export type { SeriesData, SeriesEntity } from './series.entity';
