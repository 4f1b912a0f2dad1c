import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettingFile, requireDataDir } from './setting-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'ipw-settings-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('names the setting whose file cannot be read', () => {
  const file = join(folder, 'key.pem');
  expect(() => readSettingFile('PAY_WECHAT_PRIVATE_KEY_FILE', file)).toThrow(
    `configuration: PAY_WECHAT_PRIVATE_KEY_FILE: ${file} cannot be read (ENOENT)`,
  );
  writeFileSync(file, 'key');
  expect(readSettingFile('PAY_WECHAT_PRIVATE_KEY_FILE', file).toString()).toBe('key');
});

it('makes the data folder, and refuses what is no folder', () => {
  requireDataDir(join(folder, 'a', 'b'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => requireDataDir(join(file, 'data'))).toThrow(
    `configuration: DATA_DIR: ${join(file, 'data')} cannot be written (ENOTDIR)`,
  );
});
