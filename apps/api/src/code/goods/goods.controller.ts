import { Controller } from '@nestjs/common';
import { goodsApi, type Input } from '@ipw/domain';
import { Call, In, Me } from '../../core/http/call';
import type { MemberCaller } from '../../core/http/context';
import { GoodsService } from './goods.service';
import { LicenseeService } from './licensee.service';

@Controller()
export class GoodsController {
  constructor(
    private readonly goods: GoodsService,
    private readonly licensees: LicenseeService,
  ) {}

  @Call(goodsApi.list)
  goodsList(@Me() me: MemberCaller, @In() input: Input<typeof goodsApi.list>) {
    return this.goods.list(me, input);
  }

  @Call(goodsApi.save)
  goodsSave(@Me() me: MemberCaller, @In() input: Input<typeof goodsApi.save>) {
    return this.goods.save(me, input);
  }

  @Call(goodsApi.delete)
  goodsDelete(@Me() me: MemberCaller, @In() { ip_id, goods_id }: Input<typeof goodsApi.delete>) {
    return this.goods.remove(me, ip_id, goods_id);
  }

  @Call(goodsApi.licensees)
  licenseeList(@In() input: Input<typeof goodsApi.licensees>) {
    return this.licensees.list(input);
  }

  @Call(goodsApi.licenseeSave)
  licenseeSave(@Me() me: MemberCaller, @In() input: Input<typeof goodsApi.licenseeSave>) {
    return this.licensees.save(me, input);
  }

  @Call(goodsApi.licenseeDelete)
  licenseeDelete(@Me() me: MemberCaller, @In() input: Input<typeof goodsApi.licenseeDelete>) {
    return this.licensees.remove(me, input.ip_id, input.licensee_id);
  }
}
