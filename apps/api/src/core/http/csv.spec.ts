import { csvLine } from './csv';

describe('csvLine', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+86 138', "'+86 138"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('marks %j as text where a spreadsheet would reckon', (value, expected) => {
    expect(csvLine([value])).toBe(`${expected}\r\n`);
  });

  it('quotes what would end a cell or a line', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', -5, null, undefined])).toBe(
      '"a,b","say ""hi""","two\nlines",-5,,\r\n',
    );
  });
});
