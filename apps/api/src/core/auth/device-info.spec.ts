import { clientNetworkOf } from '../http/client-network';
import { deviceInfoOf } from './device-info';

const of = (userAgent: string, ip = '203.0.113.7') => deviceInfoOf({ userAgent, ...clientNetworkOf(ip) });
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

it.each([
  [`${CHROME} Safari/537.36`, 'chrome', 'windows'],
  [`${CHROME} Safari/537.36 Edg/126.0.0.0`, 'edge', 'windows'],
  [`${CHROME} Safari/537.36 OPR/111.0.0.0`, 'opera', 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'firefox', 'linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'safari',
    'macos',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'chrome',
    'ios',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'samsung',
    'android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49',
    'wechat',
    'android',
  ],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
  ['<script>alert(1)</script>', 'other', 'other'],
])('tells %j apart', (userAgent, browser, platform) => {
  expect(of(userAgent)).toMatchObject({ browser, platform });
});

it.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['::ffff:cb00:7107', '203.0.113.*'],
  ['::1', '0:0:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:*'],
  ['unknown', ''],
  ['', ''],
])('keeps the network of %j only', (ip, network) => {
  expect(of('', ip).network).toBe(network);
});
