import { DATA_API } from './data-api';
import type { Endpoint } from './core/endpoint';
import { visitorCalls } from './visitor-calls';

const declared: Endpoint[] = Object.values(DATA_API).flatMap((calls) => Object.values<Endpoint>(calls));

it.each(Object.entries(visitorCalls))('%s is sent as it is declared', (_name, { path, ...sent }) => {
  const { access, post, creates } = declared.find((call) => call.path === path)!;
  expect(JSON.parse(JSON.stringify(sent))).toEqual(JSON.parse(JSON.stringify({ access, post, creates })));
});
