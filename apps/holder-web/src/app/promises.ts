/** What the site promises rights holders: said by the landing page and the page about us. */
export const PROMISES = [
  'landing.promise_1',
  'landing.promise_2',
  'landing.promise_3',
  'landing.promise_4',
  'landing.promise_5',
  'landing.promise_6',
] as const;
