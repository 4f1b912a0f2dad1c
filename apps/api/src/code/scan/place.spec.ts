import type { FastifyRequest } from 'fastify';
import { placeOf } from './place';

const from = (query: string, header?: string) =>
  placeOf(
    {
      raw: { url: `/s/A${query}` },
      headers: header === undefined ? {} : { 'x-city': Buffer.from(header).toString('latin1') },
    } as unknown as FastifyRequest,
    'X-City',
  );

it.each(['Suzhou', '蘇州', '江苏 苏州', 'hangzhou, zhejiang', '新加坡'])(
  'takes %s from the address',
  (name) => {
    expect(from(`?place=${encodeURIComponent(name)}`, 'Lyon')).toBe(name);
  },
);

it.each(['', 'my house', 'x'.repeat(60)])(
  'takes the place of the proxy’s header for %j in the address',
  (name) => {
    expect(from(`?place=${name}`, 'São Paulo')).toBe('São Paulo');
    expect(from(`?place=${name}`)).toBeNull();
  },
);
