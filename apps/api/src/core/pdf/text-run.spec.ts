import { linesOf, showText, widthOf } from './text-run';

const SIZE = 10;

it('breaks at blanks, between Hanzi, and words that are too long anywhere', () => {
  const text =
    '国潮茶饮联名 a canvas bag for the spring 月台猫 https://ip.example.com/verify/01JD0M3V8QZ4T6W9YB2C5F7H1K';
  const lines = linesOf(text, SIZE, 120);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(widthOf(line, SIZE)).toBeLessThanOrEqual(120);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
});

it('keeps what fits in one line, and gives none for nothing', () => {
  expect(linesOf('帆布袋 (2026)', SIZE, 300)).toEqual(['帆布袋 (2026)']);
  expect(linesOf(' ', SIZE, 300)).toEqual([]);
});

it('escapes what ends a text, and shows no control characters', () => {
  expect(showText('a) Tj (b\\', SIZE)).toBe('/Text 10 Tf (a\\) Tj \\(b\\\\) Tj');
  expect(showText('猫\n', SIZE)).toBe('/Hanzi 10 Tf <732b0020> Tj');
  expect(showText('0f', SIZE, 'Code')).toBe('/Code 10 Tf (0f) Tj');
});

it('measures a Hanzi as wide as its size, and digits of Courier by their one width', () => {
  expect(widthOf('猫', SIZE)).toBe(10);
  expect(widthOf('0f', SIZE, 'Code')).toBe(12);
});
