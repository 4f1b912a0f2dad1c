/** A text as the search reads it, and for each of its code units, and its end, the position in the original. */
export interface Folding {
  folded: string;
  from: number[];
}

/** Letters of other scripts, and small capitals, that are drawn like a Latin letter: `wеchat` may hold a Cyrillic `е`. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аАαΑɑᴀ',
    b: 'ВΒʙ',
    c: 'сСϲϹᴄ',
    d: 'ԁᴅ',
    e: 'еЕΕᴇ',
    g: 'ɡɢ',
    h: 'һҺНΗʜ',
    i: 'іІιΙıɪ',
    j: 'јЈϳᴊ',
    k: 'кКκΚᴋ',
    l: 'ӏӀʟ',
    m: 'мМΜᴍ',
    n: 'ηΝɴ',
    o: 'оОοΟᴏ',
    p: 'рРρΡᴘ',
    q: 'ԛԚ',
    r: 'ʀ',
    s: 'ѕЅꜱ',
    t: 'тТτΤᴛ',
    u: 'υᴜ',
    v: 'νѵѴᴠ',
    w: 'ԝԜᴡ',
    x: 'хХχΧ',
    y: 'уУүΥʏ',
    z: 'Ζᴢ',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);

/** Traditional characters of words in the patterns, each with the simplified one behind it: the patterns name this one only. */
const SIMPLIFIED = Object.fromEntries(
  '號号碼码電电後后線线帳账帐账絡络聯联機机為为點点釘钉網网紅红書书話话尋寻飛飞頭头訊讯綠绿熱热摳抠個个鵝鹅魚鱼閒闲開开賴赖專专塊块們们體体關关郵邮辦办軟软萬万綴缀張张寶宝夾夹報报圍围偉伟來来鹹咸風风領领雙双隻只間间門门鋪铺針针過过貓猫談谈調调說说視视觀观裡里補补衛卫蝦虾處处膠胶縮缩給给結结紙纸絲丝眾众溝沟條条掃扫從从彈弹寫写團团國国劃划傳传維维著着獨独'
    .match(/../gu)!
    .map((pair) => [pair[0]!, pair[1]!]),
);

/** Marks over or around a sign, format and control characters, fillers: whatever shows nothing of its own. */
const UNSEEN = /[\p{M}\p{Cf}\p{DI}]|[^\P{Cc}\n\t\r]/gu;
/** Looks like a space, and is none in Unicode. */
const BRAILLE_BLANK = '\u2800';

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a decimal digit of any script: each script has its ten in a row, from zero. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0)!;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** A character as the search reads it: simplified, narrow, without marks, in Latin letters and digits where it looks or counts so. */
function plainOf(letter: string): string {
  if (/^[\n -~\p{Unified_Ideograph}]$/u.test(letter)) return SIMPLIFIED[letter] ?? letter;
  if (letter === BRAILLE_BLANK) return ' ';
  return letter
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Latin}]/gu, (one) => LOOK_ALIKES[one] ?? one);
}

/** Spaces in a row that patterns tell apart. More would only be split among adjacent parts of a pattern, in cubically many ways. */
const MOST_SPACES = 4;

/** The text without what is unseen and without spaces beyond four in a row, each character in its plain form. */
export function fold(text: string): Folding {
  const from: number[] = [];
  let folded = '';
  let at = 0;
  let spaces = 0;
  for (const letter of text) {
    let plain = plainOf(letter);
    if (plain) spaces = plain.trim() ? 0 : spaces + 1;
    if (spaces > MOST_SPACES) plain = '';
    for (let unit = 0; unit < plain.length; unit += 1) from.push(at);
    folded += plain;
    at += letter.length;
  }
  from.push(at);
  return { folded, from };
}
