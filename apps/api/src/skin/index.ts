export { SkinAwardService } from './skin-award.service';
export { SkinEndService } from './skin-end.service';
export { SkinModule } from './skin.module';
export { filesOf } from './skin.material';
