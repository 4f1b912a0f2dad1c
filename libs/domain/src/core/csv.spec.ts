import { csvLine } from './csv';

describe('csvLine', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+86 138', "'+86 138"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('marks %j as text where a spreadsheet would reckon', (value, expected) => {
    expect(csvLine([value])).toBe(`${expected}\r\n`);
  });

  it('writes a moment in Beijing time, as spreadsheets read one', () => {
    expect(csvLine(['2026-11-18T15:59:59.999Z', '2026-01-01T00:00:00Z', 'at 2026-01-01T00:00:00Z'])).toBe(
      '2026-11-18 23:59:59,2026-01-01 08:00:00,at 2026-01-01T00:00:00Z\r\n',
    );
  });

  it('quotes what would end a cell or a line', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', -5, null, undefined])).toBe(
      '"a,b","say ""hi""","two\nlines",-5,,\r\n',
    );
  });
});
