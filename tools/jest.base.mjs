// The base of every workspace's jest.config.mjs: swc compiles our sources, and packages with ES modules only, to CommonJS.
const esModulesOnly = [
  '@nestjs',
  'otplib',
  '@otplib',
  '@noble',
  '@scure',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  '@borewit',
  'uint8array-extras',
  'qr',
  'pkijs',
  'asn1js',
  'bytestreamjs',
  '@peculiar',
];

const glob = JSON.stringify(new URL('jest.glob.cjs', import.meta.url).pathname);
const loadsMatching = `((pattern) => require(${glob})(pattern, __dirname, require))`;

const swc = (parser) => [
  '@swc/jest',
  {
    jsc: {
      parser,
      target: 'es2022',
      keepClassNames: true,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
        // Vite's build-time settings are empty here.
        optimizer: { globals: { vars: { 'import.meta.env': '({})', 'import.meta.glob': loadsMatching } } },
      },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  resolver: new URL('jest.resolver.cjs', import.meta.url).pathname,
  runtime: new URL('jest.runtime.cjs', import.meta.url).pathname,
  transform: {
    '\\.ts$': swc({ syntax: 'typescript', decorators: true }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true, decorators: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
};
