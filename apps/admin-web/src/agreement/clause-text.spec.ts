import { fromTyped, toTyped } from './clause-text';

it('gives back what it was made of', () => {
  const text = {
    title: 'T',
    sections: [
      { heading: 'A', paragraphs: ['one', 'two'] },
      { heading: 'B', paragraphs: ['three'] },
    ],
  };
  expect(fromTyped(toTyped(text))).toEqual(text);
});

it('takes empty lines, however many, for the end of a paragraph', () => {
  const clause = { key: 'k', heading: ' A ', body: '\n one\nstill one\n\n \n\ntwo \n' };
  expect(fromTyped({ title: 'T', clauses: [clause] }).sections).toEqual([
    { heading: 'A', paragraphs: ['one\nstill one', 'two'] },
  ]);
});
