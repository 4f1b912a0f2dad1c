export { LikenessService } from './likeness.service';
