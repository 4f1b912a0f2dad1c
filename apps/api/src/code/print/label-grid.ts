/** A printed page: A4 with 7 × 18 labels of 25 × 15 mm edge to edge, so that a stack can be cut straight through. */
const MM = 72 / 25.4;
const LABEL = { width: 25, height: 15 };
const COLUMNS = 7;
const ROWS = 18;
/** Labels on one A4 page. */
export const LABELS_A_PAGE = COLUMNS * ROWS;
const PAGE = { width: 210, height: 297 };
const LEFT = (PAGE.width - COLUMNS * LABEL.width) / 2;
const BOTTOM = (PAGE.height - ROWS * LABEL.height) / 2;
/** Distance from the labels to the crop marks, and their length. */
const GAP = 2;
const MARK = 4;
const FOOTER_AT = 4.5;

/** Type size of the code below its symbol: one line of Courier, whose letters are 0.6 of the size wide. */
export const TYPE = 3.8;
const LETTER = 0.6;
/** Space between two groups of a code, in thousandths of the type size. */
export const GROUP_GAP = 300;
/** Distance from a label's lower edge to the line, in points. */
const TEXT_AT = 2.4;
/** Height of the capitals and the space above them, in points. */
const TEXT_HEIGHT = 0.6 * TYPE + 0.4;
/**
 * A module is a whole number of dots of 300 dpi, in points, and symbols start on such dots, so that all modules are equally
 * large on printers of 300, 600 and 1200 dpi.
 */
const DOT = 72 / 300;
/** Width of the light border of a symbol, in modules. */
const QUIET = 4;

/** Points as a PDF number. */
export const pt = (value: number): string => value.toFixed(2);
/** Millimetres as points. */
export const mm = (value: number): number => value * MM;

/** The page of a PDF, in points. */
export const MEDIA_BOX = `[0 0 ${pt(mm(PAGE.width))} ${pt(mm(PAGE.height))}]`;
/** Lower left corner and type size of the line at the foot of a page, in points. */
export const FOOTER = { x: mm(LEFT), y: mm(FOOTER_AT), size: 7 };

/** The lower left corner of the n-th label of a page, counted from the top left. */
const cornerOf = (slot: number) => ({
  x: mm(LEFT + (slot % COLUMNS) * LABEL.width),
  y: mm(BOTTOM + (ROWS - 1 - Math.floor(slot / COLUMNS)) * LABEL.height),
});

const onDots = (value: number): number => Math.floor(value / DOT) * DOT;

/** Position of a label's symbol, side of a module, and start of its line of text. */
export function labelAt(slot: number, modules: number, groups: readonly number[]) {
  const { x, y } = cornerOf(slot);
  const letters = groups.reduce((sum, many) => sum + many);
  const line = TYPE * (letters * LETTER + ((groups.length - 1) * GROUP_GAP) / 1000);
  const room = mm(LABEL.height) - TEXT_AT - TEXT_HEIGHT;
  const module = onDots(room / (modules + 2 * QUIET));
  return {
    module,
    symbol: {
      x: onDots(x + (mm(LABEL.width) - modules * module) / 2),
      y: onDots(y + TEXT_AT + TEXT_HEIGHT + (room - modules * module) / 2),
    },
    text: { x: x + (mm(LABEL.width) - line) / 2, y: y + TEXT_AT },
  };
}

/** Crop marks at both ends of every cut: drawn once, used on every page. */
export function cropMarks(): string {
  const right = LEFT + COLUMNS * LABEL.width;
  const top = BOTTOM + ROWS * LABEL.height;
  const line = (...ends: [number, number, number, number]) => {
    const [x1, y1, x2, y2] = ends.map((end) => pt(mm(end)));
    return `${x1!} ${y1!} m ${x2!} ${y2!} l\n`;
  };
  let marks = '0.25 w\n';
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = LEFT + column * LABEL.width;
    marks += line(x, BOTTOM - GAP, x, BOTTOM - GAP - MARK) + line(x, top + GAP, x, top + GAP + MARK);
  }
  for (let row = 0; row <= ROWS; row += 1) {
    const y = BOTTOM + row * LABEL.height;
    marks += line(LEFT - GAP, y, LEFT - GAP - MARK, y) + line(right + GAP, y, right + GAP + MARK, y);
  }
  return `${marks}S\n`;
}
