export { CooperationPage } from './CooperationPage';
export { GoodsDesignCheckPage, MaterialDesignCheckPage } from './DesignCheckPage';
export { FastCoopProgressPage } from './FastCoopProgressPage';
export { ImageRequestPage } from './ImageRequestPage';
export { ImageUsageManagementPage } from './ImageUsageManagementPage';
export { ThreadPage } from './ThreadPage';
