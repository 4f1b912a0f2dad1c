import { Controller, type Type } from '@nestjs/common';
import { type ContentData, type Endpoint, idFieldOf, type SubjectName } from '@ipw/domain';
import { Call, In, Me } from '../http/call';
import type { MemberCaller } from '../http/context';
import { type ContentItemQuery, ContentItemService } from './content-item.service';
import type { ContentRef } from './revision.service';

type Api = Readonly<Record<'list' | 'detail' | 'save' | 'submit' | 'sort', Endpoint>> & { delete?: Endpoint };

/** The validated input; the id field is named after the kind. */
type Input = ContentData & { ip_id: string; version?: number };

/** The controller of a kind of content items. A kind deleted in a way of its own declares `delete` elsewhere. */
export function contentItemController(name: SubjectName, api: Api): Type {
  const idField = idFieldOf(name);
  const idOf = (input: Input): string => input[idField] as string;
  const refOf = (input: Input): ContentRef => ({ subject: name, id: idOf(input), ipId: input.ip_id });

  @Controller()
  class ContentItemController {
    constructor(private readonly items: ContentItemService) {}

    @Call(api.list)
    list(@Me() me: MemberCaller, @In() input: ContentItemQuery) {
      return this.items.list(me, name, input);
    }

    @Call(api.detail)
    detail(@Me() me: MemberCaller, @In() input: Input) {
      return this.items.detail(me, refOf(input));
    }

    @Call(api.save)
    save(@Me() me: MemberCaller, @In() input: Input) {
      return this.items.save(
        me,
        name,
        input.ip_id,
        input[idField] as string | undefined,
        input,
        input.version,
      );
    }

    @Call(api.submit)
    async submit(@Me() me: MemberCaller, @In() input: Input) {
      return {
        [idField]: idOf(input),
        ...(await this.items.submit(me, refOf(input), input.version)),
      };
    }

    async remove(@Me() me: MemberCaller, @In() input: Input) {
      return { [idField]: idOf(input), ...(await this.items.remove(me, refOf(input), input.version)) };
    }

    @Call(api.sort)
    sort(@In() input: Input) {
      return this.items.sort(name, input.ip_id, input[`${idField}s`] as string[]);
    }
  }
  if (api.delete) {
    const { prototype } = ContentItemController;
    Call(api.delete)(prototype, 'remove', Object.getOwnPropertyDescriptor(prototype, 'remove')!);
  }
  return ContentItemController;
}
