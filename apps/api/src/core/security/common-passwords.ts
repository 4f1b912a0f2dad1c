/**
 * Passwords nobody may choose: a compact form of the 3,000 most used ones of public breach counts. Roots are refused
 * alone, repeated, reversed, capitalised, and with the usual digits or marks around them; then runs and keyboard rows.
 */
const ROOTS =
  'password passw0rd passwort qwerty qwertz azerty admin administrator welcome letmein monkey dragon master iloveyou sunshine princess football baseball ' +
  'superman batman shadow michael jordan jennifer hunter trustno1 starwars freedom whatever computer internet samsung google facebook charlie ' +
  'thomas robert daniel andrew joshua jessica ashley amanda nicole matthew william george killer summer winter spring autumn secret access login ' +
  'hello flower cookie pepper ginger cheese chocolate banana orange purple silver golden diamond mustang corvette ferrari porsche mercedes yamaha ' +
  'liverpool chelsea arsenal barcelona realmadrid juventus manchester steelers cowboys yankees lakers tigger snoopy pokemon pikachu naruto ' +
  'nintendo minecraft fortnite zxcvbn asdfgh qazwsx abcdef abc123 changeme default guest test testing root user sample demo woaini woaiwojia ' +
  'aini taobao wechat weixin alibaba tencent beijing shanghai zhongguo china taiwan hongkong';
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

const reversed = (text: string) => [...text].reverse().join('');
const isRun = (text: string) =>
  text.length >= 4 && [...ROWS, ...ROWS.map(reversed)].some((row) => (row + row).includes(text));

/** Whether a password is among the first an attacker tries. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (/^(.{1,4})\1+.{0,3}$/su.test(text) || /^(?:19|20)?\d{6}$/.test(text)) return true;
  return [text, plain(text), plain(coreOf(text))].some((word) => {
    const core = coreOf(word);
    return (
      isRun(word) ||
      COMMON.has(word) ||
      COMMON.has(core) ||
      COMMON.has(reversed(core)) ||
      pieces(word).every((piece) => isRun(piece) || COMMON.has(piece))
    );
  });
}

/** Marks that stand for letters, as letters. */
const plain = (text: string) =>
  text.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's').replaceAll('!', 'i');
/** Without the digits and marks around it. */
const coreOf = (text: string) => text.replace(/^[\d\W_]{0,4}/, '').replace(/[\d\W_]{0,6}$/, '');

/** Letters and digits apart: 'qwer1234' is two runs. */
const pieces = (text: string) => text.match(/[a-z]+|\d+|[^a-z\d]+/g) ?? [''];
