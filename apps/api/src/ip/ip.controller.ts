import { Controller } from '@nestjs/common';
import {
  COUNTRIES,
  FIELD_IDS,
  GENRE_IDS,
  type Input,
  IP_TYPE_IDS,
  ipApi,
  KERNEL_IDS,
  ORIGIN_IDS,
} from '@ipw/domain';
import { regions } from '../core/regions';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { say } from '../core/i18n';
import { Ips } from './ip.service';

const named = (kind: string, ids: readonly number[], { language }: Context) =>
  ids.map((id) => ({ id, name: say(language, `${kind}.${String(id)}`) }));

@Controller()
export class IpController {
  constructor(private readonly ips: Ips) {}

  @Call(ipApi.add)
  add(@Me() me: MemberCaller, @In() input: Input<typeof ipApi.add>) {
    return this.ips.add(me, input);
  }

  @Call(ipApi.search)
  search(@Me() me: MemberCaller, @In() { keyword }: Input<typeof ipApi.search>, @Ctx() context: Context) {
    return this.ips.search(me, keyword, context);
  }

  @Call(ipApi.info)
  info(@Me() me: MemberCaller, @In() { ip_id }: Input<typeof ipApi.info>) {
    return this.ips.info(ip_id, me);
  }

  @Call(ipApi.ipCountryList)
  countries(@Ctx() { language }: Context) {
    return regions(language)
      .countries.filter(({ code }) => (COUNTRIES as string[]).includes(code))
      .map(({ code, name }) => ({ id: code, name }));
  }

  @Call(ipApi.ipTypeList)
  types(@Ctx() context: Context) {
    return named('ip_type', IP_TYPE_IDS, context);
  }

  @Call(ipApi.ipKernelList)
  kernels(@Ctx() context: Context) {
    return named('kernel', KERNEL_IDS, context);
  }

  @Call(ipApi.ipBirthList)
  origins(@Ctx() context: Context) {
    return named('origin', ORIGIN_IDS, context);
  }

  @Call(ipApi.ipArtGenresList)
  genres(@Ctx() context: Context) {
    return named('genre', GENRE_IDS, context);
  }

  @Call(ipApi.ipFieldList)
  fields(@Ctx() context: Context) {
    return named('field', FIELD_IDS, context);
  }
}
