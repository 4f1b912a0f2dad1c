export { StoryModule } from './story.module';
