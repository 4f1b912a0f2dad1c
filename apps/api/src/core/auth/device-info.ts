import type { DeviceInfo } from '@ipw/domain';
import { browserOf, platformOf } from '../http/agent';
import type { Context } from '../http/context';

/** The network of a call as members read it: `203.0.113.*`, `2001:db8:1:*`, or nothing when it is unknown. */
const shownNetwork = (network: string): string =>
  network === 'unknown' ? '' : network.replace(/(?<=\.)0\/24$|(?<=:):\/48$/, '*');

/** Device and network of a sign-in, only as precise as the member needs to recognise it. */
export const deviceInfoOf = ({ userAgent, network }: Pick<Context, 'userAgent' | 'network'>): DeviceInfo => ({
  browser: browserOf(userAgent),
  platform: platformOf(userAgent),
  network: shownNetwork(network),
});
