import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAddress } from './address';

it('reads an address with encoded characters, an IPv6 host and the usual port', () => {
  expect(databaseAddress({ DATABASE_URL: 'mysql://ann%40home:p%2Fw%23@[::1]/desk' })).toEqual({
    host: '::1',
    port: 3306,
    user: 'ann@home',
    password: 'p/w#',
    database: 'desk',
  });
  expect(databaseAddress({ DATABASE_URL: 'mariadb://ipw@db.internal:3307/ipw' })).toMatchObject({
    host: 'db.internal',
    port: 3307,
    password: '',
  });
});

it('asks for the certificate of the host where an authority is named, and says when its file cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ipw-authority-'));
  const file = join(folder, 'ca.pem');
  const address = () => databaseAddress({ DATABASE_URL: 'mysql://a@db/b', DATABASE_CA: file });
  expect(address).toThrow(`configuration: DATABASE_CA: ${file} cannot be read`);
  writeFileSync(file, 'authority');
  expect(address()).toMatchObject({ ssl: { ca: Buffer.from('authority'), verifyIdentity: true } });
  const both = databaseAddress({ DATABASE_URL: 'mysql://a@db/b?ssl=true', DATABASE_CA: file });
  expect(both).toEqual(address());
  rmSync(folder, { recursive: true });
});

it('asks for TLS where the address does, with the authorities Node knows', () => {
  const { ssl, database } = databaseAddress({ DATABASE_URL: 'mysql://a@db/b?ssl=true' });
  expect({ ssl, database }).toEqual({ ssl: { verifyIdentity: true }, database: 'b' });
});
