import { Controller, Get, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { isComplaintNumber, isId } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ComplaintIntakeService } from '../complaint';
import { CONFIG, type Config } from '../core/config';
import { validationError } from '../core/errors/domain-error';
import { receiveForm } from '../core/files/receive';
import { queryOf } from '../core/http/body';
import { Open } from '../core/http/call';
import { contextOf } from '../core/http/context';
import { originOf } from '../core/http/origin';
import { KEYS, type Keys } from '../core/keys';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import { FormKey } from '../core/security/form-key';
import { pageLanguage } from '../core/http/page-language';
import { SlugService } from '../ip';
import { COMPLAINT_SUBJECT, complaintHtml, complaintPage, complaintSentPage, PROOF } from './complaint-form';
import { RefusedComplaintFilter } from './refused-complaint.filter';

/** The page on which anybody complains of an infringement. It works without a script. */
@Controller()
@UseFilters(RefusedComplaintFilter)
export class ComplaintPageController {
  private readonly forms: FormKey;

  constructor(
    private readonly intake: ComplaintIntakeService,
    private readonly limits: LimitService,
    private readonly slugs: SlugService,
    @Inject(KEYS) keys: Keys,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.forms = new FormKey(keys.address, 'complaint form');
  }

  /** `ip` fills in the address of its page. */
  @Open()
  @Get('complain')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const language = pageLanguage(request);
    const { ip, sent } = queryOf(request);
    const page = ip && (await this.addressOf(ip));
    await complaintHtml(reply, language).send(
      // Anything else would be somebody's own sentence on our page.
      sent && isComplaintNumber(sent)
        ? complaintSentPage(sent, language)
        : complaintPage(
            { form: this.forms.of(COMPLAINT_SUBJECT), ...(page && ip && { ip, typed: { page } }) },
            language,
          ),
    );
  }

  @Open()
  @Post('complain')
  async send(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const context = contextOf(request);
    const language = pageLanguage(request);
    await this.limits.pass(networkCounts('complaint', context), context);
    const { fields, files } = await receiveForm(request, reply, this.config.DATA_DIR, {
      field: 'proof',
      usage: PROOF,
    });
    const { form = '', ...typed } = fields;
    const admit = () => {
      if (!this.forms.holds(COMPLAINT_SUBJECT, form)) throw validationError('form', 'malformed');
    };
    const number = await this.intake.take(
      { form, fields: typed, proof: files, admit },
      { ...context, language },
    );
    await reply.redirect(`/complain?sent=${number}&lang=${language}`, 303);
  }

  private async addressOf(ip: string): Promise<string | undefined> {
    const found = isId(ip) ? await this.intake.publicIp(ip) : undefined;
    if (!found) return undefined;
    return `${originOf(this.config)}/ip/${encodeURIComponent(await this.slugs.of(found))}`;
  }
}
