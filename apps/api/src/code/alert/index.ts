export type { AlertEntity } from './alert.entity';
