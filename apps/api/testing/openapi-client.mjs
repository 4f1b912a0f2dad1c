// `node openapi-client.mjs <origin> <folder>`: generates a client from the OpenAPI document, compiles a program that uses
// it, and runs the program. The last line is what it read.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';

const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

const api = createClient<paths>({ baseUrl: process.argv[2] ?? '' });

const read = await api.GET('/api/content/legal', { params: { query: { page: 'privacyPolicy' } } });
const sent = await api.POST('/api/content/legal', { body: { page: 'privacyPolicy' } });
const titles: (string | undefined)[] = [read.data?.data.title, sent.data?.data.title];

const login = await api.POST('/api/admin/auth/login', { body: { username: 'nobody', password: 'wrong-wrong-9' } });
const refusal: number | undefined = login.error?.code;

export const ids = async () => {
  const { data } = await api.GET('/api/admin/claims', { params: { query: { range: '[0,24]' } } });
  return data?.map(({ id }): string => id);
};
export const saved = async (id: string) => {
  const { data } = await api.POST('/api/gallery/seriesSave', { body: { ip_id: id, visibility: 'public' } });
  return data?.data.version.toFixed();
};
export const begun = () =>
  api.POST('/api/uploads', {
    params: { header: { 'Tus-Resumable': '1.0.0', 'Upload-Length': 1, 'Upload-Metadata': '' } },
  });

// @ts-expect-error a field the answer does not have
read.data?.data.heading;
// @ts-expect-error a page that does not exist
void (() => api.GET('/api/content/legal', { params: { query: { page: 'nothing' } } }));
// @ts-expect-error a path that does not exist
void (() => api.GET('/api/content/nothing', {}));
// @ts-expect-error an action without the version that was seen
void (() => api.POST('/api/admin/claims/{id}/{action}', { params: { path: { id: '', action: 'approve' } }, body: {} }));

console.log(JSON.stringify({ titles, refusal }));
`;

const [origin, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
writeFileSync(path.join(folder, 'api.ts'), astToString(await openapiTS(new URL('/api/docs-json', origin))));
writeFileSync(path.join(folder, 'client.ts'), PROGRAM);

writeFileSync(
  path.join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom'],
      types: ['node'],
    },
    files: ['client.ts'],
  }),
);
const tsc = path.join(import.meta.dirname, '../../../node_modules/typescript-native/bin/tsc');
const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--singleThreaded'], {
  encoding: 'utf8',
});
if (status !== 0) {
  process.stderr.write(stdout);
  process.exit(1);
}
process.argv[2] = origin;
await import(path.join(folder, 'client.js'));
