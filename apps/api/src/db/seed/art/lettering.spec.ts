import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEMO_IPS, DEMO_MEMBERS } from '../demo';
import { lettering, proofDocument } from './index';

const SEED = join(__dirname, '..');
const sources = readdirSync(SEED, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .map((name) => [name, readFileSync(join(SEED, name), 'utf8')] as const);

it('is how every paper of the demo is lettered: no drawing asks for a font', () => {
  expect(sources.filter(([, text]) => /<text|font-family/.test(text)).map(([name]) => name)).toEqual([]);
});

it('has an outline of every character the demo writes', () => {
  const titles = ['作品登记证书', '授权确认书', '护照 PASSPORT'];
  const lines = ['作品名称：', '著作权人：', '创作完成日期：2016-03-12', 'Nationality: SINGAPORE'];
  for (const title of titles) proofDocument(7, { ipName: '', holder: '', number: 'DEMO-2026-1', title, lines });
  const names = [...DEMO_IPS.map(({ name }) => name), ...DEMO_MEMBERS.map(({ username }) => username)];
  for (const name of names) lettering(0, 0, name, 10, '#000');
  expect(() => lettering(0, 0, '龘', 10, '#000')).toThrow('no outline of "龘"');
});

it('draws the same pixels where no font is installed', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="120">${lettering(320, 80, '作品登记证书 Specimen', 48, '#1c1b1f', { anchor: 'middle', bold: true })}</svg>`;
  const here = await sharp(Buffer.from(svg)).raw().toBuffer();
  expect(new Set(here).size).toBeGreaterThan(20);
  const folder = mkdtempSync(join(tmpdir(), 'ipw-fonts-'));
  try {
    const none = join(folder, 'fonts.conf');
    writeFileSync(none, '<?xml version="1.0"?><fontconfig></fontconfig>');
    const program = `const c=require('node:crypto');require('sharp')(Buffer.from(process.argv[1])).raw().toBuffer().then((b)=>console.log(c.createHash('sha256').update(b).digest('hex')))`;
    const there = execFileSync(process.execPath, ['-e', program, svg], {
      cwd: SEED,
      env: { PATH: process.env.PATH, FONTCONFIG_FILE: none },
      encoding: 'utf8',
    });
    expect(there.trim()).toBe(createHash('sha256').update(here).digest('hex'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
