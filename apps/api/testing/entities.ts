/** Every table of the product, as the entities of all features declare it. */
export const ENTITIES = Object.values(
  import.meta.glob<Record<string, unknown>>('../src/**/*.entity.ts', { eager: true }),
).flatMap((exports) => Object.values(exports).filter((value) => typeof value === 'function'));
