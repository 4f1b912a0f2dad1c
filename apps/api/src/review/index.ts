export { ReviewModule } from './review.module';
