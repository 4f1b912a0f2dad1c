import { createHash } from 'node:crypto';
import { LEAKED_PASSWORDS } from './leaked-passwords';

/**
 * Words that common passwords consist of. Refused alone, repeated, reversed, capitalised, with the usual digits or marks
 * around them; also runs, keyboard rows, and short letters beside well-known digits.
 */
const ROOTS =
  'password passw0rd passwort qwerty qwertz azerty admin administrator welcome letmein monkey dragon master iloveyou sunshine princess football baseball ' +
  'superman batman shadow michael jordan jennifer hunter trustno1 starwars freedom whatever computer internet samsung google facebook charlie ' +
  'thomas robert daniel andrew joshua jessica ashley amanda nicole matthew william george killer summer winter spring autumn secret access login ' +
  'hello flower cookie pepper ginger cheese chocolate banana orange purple silver golden diamond mustang corvette ferrari porsche mercedes yamaha ' +
  'liverpool chelsea arsenal barcelona realmadrid juventus manchester steelers cowboys yankees lakers tigger snoopy pokemon pikachu naruto ' +
  'nintendo minecraft fortnite zxcvbn asdfgh qazwsx abcdef abc123 changeme default guest test testing root user sample demo woaini woaiwojia ' +
  'aini taobao wechat weixin alibaba tencent beijing shanghai zhongguo china taiwan hongkong woaiwo caonima nihao mima baobei ' +
  'laopo laogong qinaide baobao xiaoxiao dashabi dearbook ' +
  // Surnames, because 'wang123456' is among the first guesses.
  'wang zhang liu chen yang huang zhao zhou zhu lin guo luo liang song zheng xie tang feng deng xiao cheng jiang';
const COMMON = new Set(ROOTS.split(' '));
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6',
  'zaq12wsxcde3',
];

/** Digits with a meaning (520 'I love you', 1314 'for ever', 168, 888), repeats and runs of three. */
const KNOWN_DIGITS =
  /^(?:5201314|1314|520|521|530|168|188|518|588|123|321|456|789|987|147|258|369|(\d)\1+)+\d?$/;

const reversed = (text: string) => [...text].reverse().join('');
const isRun = (text: string) =>
  text.length >= 4 && [...ROWS, ...ROWS.map(reversed)].some((row) => (row + row).includes(text));

/** Whether a password is among the first an attacker tries, in any case and with marks instead of letters. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (/^(.{1,4})\1+.{0,3}$/su.test(text) || /^(?:19|20)?\d{6}$/.test(text)) return true;
  // The whole password: without digits and marks around it, a rest of three letters would count as known.
  if ([text, plain(text)].some((word) => pieces(word).every(isKnownPiece))) return true;
  return [text, plain(text), plain(coreOf(text))].some((word) => {
    const core = coreOf(word);
    return (
      isRun(word) ||
      COMMON.has(word) ||
      COMMON.has(core) ||
      COMMON.has(reversed(core)) ||
      isLeaked(word) ||
      isLeaked(core)
    );
  });
}

/** Up to three letters (initials, 'qq', 'abc') count as known, because they add little to known digits. */
const isKnownPiece = (piece: string) =>
  isRun(piece) || COMMON.has(piece) || KNOWN_DIGITS.test(piece) || /^(?:[a-z]{1,3}|[^a-z\d])$/.test(piece);

let leaked: Uint32Array | undefined;

/** Whether a lower-case text is on the list of leaked passwords; one in 200,000 others matches by chance. */
function isLeaked(text: string): boolean {
  leaked ??= readLeaked();
  const hash = createHash('sha256').update(text).digest().readUInt32BE();
  let [low, high] = [0, leaked.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (leaked[middle]! < hash) low = middle + 1;
    else high = middle;
  }
  return leaked[low] === hash;
}

function readLeaked(): Uint32Array {
  const bytes = Buffer.from(LEAKED_PASSWORDS, 'base64');
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(at * 4));
}

/** Replaces marks that stand for letters. */
const plain = (text: string) =>
  text.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's').replaceAll('!', 'i');
/** Removes digits and marks around the text. */
const coreOf = (text: string) => text.replace(/^[\d\W_]{0,4}/, '').replace(/[\d\W_]{0,6}$/, '');

/** Splits letters and digits: 'qwer1234' is two runs. */
const pieces = (text: string) => text.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? [''];
