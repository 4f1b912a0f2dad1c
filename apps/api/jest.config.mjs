import os from 'node:os';
import base from '../../tools/jest.base.mjs';

const common = {
  ...base,
  rootDir: import.meta.dirname,
  setupFiles: ['<rootDir>/testing/open-formats.mjs'],
};

// Two projects, so that specs without a database need neither database nor build.
export default {
  // Many specs wait for the server: one worker more than there are cores keeps those busy.
  maxWorkers: os.availableParallelism() + 1,
  testTimeout: 40_000,
  projects: [
    { ...common, displayName: 'pure', testPathIgnorePatterns: ['\\.db\\.spec\\.ts$'] },
    {
      ...common,
      displayName: 'database',
      testMatch: ['<rootDir>/src/**/*.db.spec.ts'],
      globalSetup: '<rootDir>/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/testing/global-teardown.mjs',
    },
  ],
};
