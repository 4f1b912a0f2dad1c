export { CooperationPage } from './CooperationPage';
export { GoodsDesignCheckPage, MaterialDesignCheckPage } from './DesignCheckPage';
export { FastCoopProgressPage } from './FastCoopProgressPage';
export { ThreadPage } from './ThreadPage';
