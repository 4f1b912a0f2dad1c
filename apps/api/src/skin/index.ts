export { SkinAwardService } from './skin-award.service';
export { SkinModule } from './skin.module';
export { filesOf } from './skin.material';
