import { Controller } from '@nestjs/common';
import { type Input, ipApi } from '@ipw/domain';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { IpService } from './ip.service';
import { ReferenceListService } from './reference-list.service';

@Controller()
export class IpController {
  constructor(
    private readonly ips: IpService,
    private readonly lists: ReferenceListService,
  ) {}

  @Call(ipApi.add)
  add(@Me() me: MemberCaller, @In() input: Input<typeof ipApi.add>) {
    return this.ips.add(me, input);
  }

  @Call(ipApi.search)
  search(@Me() me: MemberCaller, @In() input: Input<typeof ipApi.search>, @Ctx() context: Context) {
    return this.ips.search(me, input, context);
  }

  @Call(ipApi.info)
  info(@Me() me: MemberCaller, @In() { ip_id }: Input<typeof ipApi.info>) {
    return this.ips.info(ip_id, me);
  }

  @Call(ipApi.ipCountryList)
  countries(@Ctx() { language }: Context) {
    return this.lists.named('country', language);
  }

  @Call(ipApi.ipTypeList)
  types(@Ctx() { language }: Context) {
    return this.lists.named('ip_type', language);
  }

  @Call(ipApi.ipKernelList)
  kernels(@Ctx() { language }: Context) {
    return this.lists.named('kernel', language);
  }

  @Call(ipApi.ipBirthList)
  origins(@Ctx() { language }: Context) {
    return this.lists.named('origin', language);
  }

  @Call(ipApi.ipArtGenresList)
  genres(@Ctx() { language }: Context) {
    return this.lists.named('genre', language);
  }

  @Call(ipApi.ipFieldList)
  fields(@Ctx() { language }: Context) {
    return this.lists.named('field', language);
  }
}
