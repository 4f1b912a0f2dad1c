import { Controller } from '@nestjs/common';
import { type Input, replyTemplateApi, takenFieldApi } from '@ipw/domain';
import { Call, In } from '../core/http/call';
import { ReplyTemplateService } from './reply-template.service';
import { TakenFieldService } from './taken-field.service';

type Templates = typeof replyTemplateApi;
type Fields = typeof takenFieldApi;

/** What a holder prepares for sheets: words for answers, and fields that are taken. */
@Controller()
export class HolderSetupController {
  constructor(
    private readonly templates: ReplyTemplateService,
    private readonly fields: TakenFieldService,
  ) {}

  @Call(replyTemplateApi.list)
  templateList(@In() { ip_id }: Input<Templates['list']>) {
    return this.templates.list(ip_id);
  }

  @Call(replyTemplateApi.save)
  templateSave(@In() input: Input<Templates['save']>) {
    return this.templates.save(input);
  }

  @Call(replyTemplateApi.delete)
  templateDelete(@In() input: Input<Templates['delete']>) {
    return this.templates.delete(input);
  }

  @Call(takenFieldApi.list)
  fieldList(@In() { ip_id }: Input<Fields['list']>) {
    return this.fields.list(ip_id);
  }

  @Call(takenFieldApi.save)
  fieldSave(@In() input: Input<Fields['save']>) {
    return this.fields.save(input);
  }
}
