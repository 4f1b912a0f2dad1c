import { Controller } from '@nestjs/common';
import { type Input, preferenceApi } from '@ipw/domain';
import { Call, In, Me } from '../core/http/call';
import type { MemberCaller } from '../core/http/context';
import { MessagePreferenceService } from './preference.service';

@Controller()
export class PreferenceController {
  constructor(private readonly preferences: MessagePreferenceService) {}

  @Call(preferenceApi.get)
  get(@Me() me: MemberCaller) {
    return this.preferences.of(me.id);
  }

  @Call(preferenceApi.set)
  set(@Me() me: MemberCaller, @In() input: Input<typeof preferenceApi.set>) {
    return this.preferences.set(me.id, input);
  }
}
