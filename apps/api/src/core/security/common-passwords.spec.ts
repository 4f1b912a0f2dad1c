import { isCommonPassword } from './common-passwords';
import { LEAKED_PASSWORDS } from './leaked-passwords';
import { secretCode } from './secret-code';

/** From published counts of leaked passwords, international and Chinese. */
const LEAKED =
  'password password1 password123 Password1 p@ssw0rd P@ssw0rd1 12345678 123456789 1234567890 qwerty123 1q2w3e4r 1qaz2wsx 1qaz@WSX ' +
  'q1w2e3r4 q1w2e3r4t5 zxcvbnm123 zxcvbnm1 asdfghjkl qwertyuiop iloveyou iloveyou1 sunshine princess football baseball superman ' +
  'trustno1 starwars whatever computer michelle samantha maverick hardcore startrek corvette mercedes steelers jennifer ' +
  'abcd1234 abc12345 a1b2c3d4 aa123456 aa12345678 a1234567 a12345678 a123456789 123456789a 1234567a 12345678a w123456789 q123456789 ' +
  'z123456789 zz123456 qq123456 qq123456789 qaz123456 qwe123456 asd123456 zxc123456 wang1234 wang123456 li123456 zhang123 liu123456 ' +
  'chen1234 woaini1314 woaini520 woaini521 woaini123 woaini1314520 aini1314 aini5201314 5201314a a5201314 5201314520 1314520a ' +
  '5201314aa aa5201314 qq5201314 1314521a 52013141314 woaiwojia caonima123 nihao123 nihao123456 mima123456 xiaoxiao laopo520 ' +
  'baobei520 11111111 88888888 00000000 66666666 12341234 123123123 112233445566 11223344 147258369 123654789 987654321 0123456789 ' +
  '31415926 asdf1234 asdfasdf qwer1234 1234qwer qweasdzxc qazwsxedc 1qazxsw2 123qweasd 123456abc 123456aa abc123456 abc123456789 ' +
  'admin123 admin888 admin123456 welcome1 welcome123 letmein123 passw0rd123 changeme1 google123 dragon123 monkey123 master123 ' +
  'liverpool chelsea1 arsenal1 barcelona killer123 shadow123 pokemon1 naruto123 minecraft1 summer2024! Dearbook woaini@1314';

it.each(LEAKED.split(' ').map((word) => [word]))('refuses %s', (word) => {
  expect(isCommonPassword(word)).toBe(true);
});

it.each([
  'tulip-orchard-7',
  'harbour-violet-31',
  'meadow-lark-99',
  'a pass 四季花开',
  '春眠不觉晓处处',
  '七月的海 ab!',
  'Kx7#mqT2vb',
  'guitar on the roof',
])('takes %s', (word) => {
  expect(isCommonPassword(word)).toBe(false);
});

it('takes what chance makes', () => {
  const taken = Array.from({ length: 2000 }, () => secretCode(4, 4)).filter((word) => isCommonPassword(word));
  expect(taken.length).toBeLessThan(3);
});

it('holds more than ten thousand, sorted', () => {
  const bytes = Buffer.from(LEAKED_PASSWORDS, 'base64');
  const hashes = Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32BE(at * 4));
  expect(hashes.length).toBeGreaterThan(10_000);
  expect(hashes).toEqual([...hashes].sort((a, b) => a - b));
});
