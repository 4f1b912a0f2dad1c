// The jest configuration of a web app: specs in TSX render components in jsdom, the others run in plain Node, which starts
// faster.
import base from './jest.base.mjs';

const here = (name) => new URL(name, import.meta.url).pathname;
const browserOnly = ['uuid', 'react-hotkeys-hook'];
const [esModules] = base.transformIgnorePatterns;

export const web = (folder) => {
  const rootDir = new URL('.', folder).pathname;
  return {
    maxWorkers: 2,
    testTimeout: 600_000,
    projects: [
      { ...base, rootDir, displayName: 'pure', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
      {
        ...base,
        rootDir,
        displayName: 'components',
        testMatch: ['<rootDir>/src/**/*.spec.tsx'],
        testEnvironment: here('jest.browser.mjs'),
        setupFilesAfterEnv: [here('../libs/ui/src/testing/set-up.ts')],
        // Packages contain both module formats; the CommonJS one needs no transform.
        moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
        moduleNameMapper: { '\\.css$': here('jest.css.cjs') },
        transform: { ...base.transform, '\\.(webp|svg)$': here('jest.asset.cjs') },
        transformIgnorePatterns: [esModules.replace('(?!(', `(?!(${browserOnly.join('|')}|`)],
      },
    ],
  };
};
