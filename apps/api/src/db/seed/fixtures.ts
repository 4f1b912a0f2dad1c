/** Functions that insert records for seeds and tests. */
export * from './plant-care';
export * from './plant-codes';
export * from './plant-complaints';
export * from './plant-disputes';
export * from './plant-filing';
export * from './plant-people';
export * from './plant-content-item';
export * from './plant-scans';
export * from './plant-series';
export * from './plant-sheets';
export * from './plant-team';
export * from './plant-works';
export { ago, type Fixtures, plantPicture } from './plant';
