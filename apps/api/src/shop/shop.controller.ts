import { Controller } from '@nestjs/common';
import { type Input, shopApi } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { ContactService } from './contact.service';
import { OnepageService } from './onepage.service';
import { ShopLinkService } from './shop-link.service';

type Api = typeof shopApi;

@Controller()
export class ShopController {
  constructor(
    private readonly onepages: OnepageService,
    private readonly contacts: ContactService,
    private readonly links: ShopLinkService,
  ) {}

  @Call(shopApi.onepage)
  onepage(@Me() me: MemberCaller, @In() { ip_id }: Input<Api['onepage']>) {
    return this.onepages.detail(me, ip_id);
  }

  @Call(shopApi.onepageUpdate)
  onepageUpdate(@Me() me: MemberCaller, @In() input: Input<Api['onepageUpdate']>) {
    return this.onepages.update(me, input);
  }

  @Call(shopApi.ipResourceList)
  resources(@Me() me: MemberCaller, @In() { ip_id }: Input<Api['ipResourceList']>) {
    return this.onepages.resources(me, ip_id);
  }

  @Call(shopApi.contact)
  contact(@Me() me: MemberCaller, @In() { ip_id }: Input<Api['contact']>) {
    return this.contacts.detail(me, ip_id);
  }

  @Call(shopApi.ipLinkInfoUpdate)
  contactUpdate(@Me() me: MemberCaller, @In() input: Input<Api['ipLinkInfoUpdate']>) {
    return this.contacts.update(me, input);
  }

  @Call(shopApi.shopLink)
  link(@In() { ip_id }: Input<Api['shopLink']>) {
    return this.links.of(ip_id);
  }

  @Call(shopApi.shopLinkMove)
  moveLink(@Me() me: MemberCaller, @In() input: Input<Api['shopLinkMove']>) {
    return this.links.move(me, input);
  }
}
