import base from '../../tools/jest.base.mjs';

const common = {
  ...base,
  rootDir: import.meta.dirname,
  setupFiles: ['<rootDir>/testing/open-formats.mjs'],
};

// Two projects, so that specs without a database need neither database nor build.
export default {
  maxWorkers: 2,
  // Of each spec file something stays in its worker; one that has grown is started anew.
  workerIdleMemoryLimit: '1200MB',
  // Ends what hangs; no test may fail because the machine is slow.
  testTimeout: 3_600_000,
  projects: [
    {
      ...common,
      displayName: 'pure',
      testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.db\\.spec\\.ts$'],
    },
    {
      ...common,
      displayName: 'database',
      testMatch: ['<rootDir>/{src,test}/**/*.db.spec.ts'],
      globalSetup: '<rootDir>/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/testing/global-teardown.mjs',
    },
  ],
};
