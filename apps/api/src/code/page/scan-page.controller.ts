import { Controller, Get, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../core/config';
import { validationError } from '../../core/errors/domain-error';
import { receiveForm } from '../../core/files/receive';
import { queryOf } from '../../core/http/body';
import { Open } from '../../core/http/call';
import { contextOf } from '../../core/http/context';
import { readCookie } from '../../core/http/cookies';
import { KEYS, type Keys } from '../../core/keys';
import { FormKey } from '../../core/security/form-key';
import { LimitService } from '../../core/limit/limit.service';
import { networkCounts } from '../../core/limit/rules';
import { pathOf } from '../engine';
import { ReportIntakeService } from '../report';
import { placeOf, ScanService } from '../scan';
import { pageQueryOf, codeOf } from './page-query';
import { CHECKED_COOKIE, checkedAt, CheckedCookie } from './checked-cookie';
import type { PageQuery } from './frame';
import { markOf } from './mark';
import { REPORT_USAGE } from './report-form';
import { reportPage, sentPage } from './report-page';
import { RefusedPageFilter } from './refused-page.filter';
import { ScanPages } from './scan-page';

/** The page of a label's QR code. Every request is stored before it is answered, with a mark when it is no visit. */
@Controller()
@UseFilters(RefusedPageFilter)
export class ScanPageController {
  private readonly pages = new ScanPages();
  private readonly checked: CheckedCookie;
  private readonly forms: FormKey;

  constructor(
    private readonly scans: ScanService,
    private readonly reports: ReportIntakeService,
    private readonly limits: LimitService,
    @Inject(KEYS) keys: Keys,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.checked = new CheckedCookie(keys.address);
    this.forms = new FormKey(keys.address, 'report form');
  }

  @Open()
  @Get('s/:code')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { address, userAgent } = contextOf(request);
    const code = codeOf(request);
    const known = this.checked.read(readCookie(request.headers.cookie, CHECKED_COOKIE));
    const checked = checkedAt(known, code);
    const mark = markOf(request, userAgent, checked);
    const place = placeOf(request, this.config.SCAN_PLACE_HEADER);
    const facts = await this.scans.scan(code, { address, userAgent, place, checkedAt: checked, mark });
    if (facts.goods && (mark === null || mark === 'repeated'))
      void reply.header('set-cookie', this.checked.adding(known, code, new Date()));
    const query = pageQueryOf(request, code);
    void html(reply, query).send(this.pages.page({ code, facts, form: this.forms.of(code), mark }, query));
  }

  @Open()
  @Get('s/:code/report')
  async report(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const code = codeOf(request);
    const query = pageQueryOf(request, code);
    await html(reply, query).send(
      queryOf(request).sent
        ? sentPage(code, query)
        : reportPage({ code, form: this.forms.of(code), known: true }, query),
    );
  }

  @Open()
  @Post('s/:code/report')
  async send(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const context = contextOf(request);
    const code = codeOf(request);
    await this.limits.pass(networkCounts('report', context), context);
    const { fields, files } = await receiveForm(request, reply, this.config.DATA_DIR, {
      field: 'image',
      usage: REPORT_USAGE,
    });
    const { form = '', ...typed } = fields;
    const admit = () => {
      if (!this.forms.holds(code, form)) throw validationError('form', 'malformed');
    };
    await this.reports.take({ code, form, fields: typed, picture: files[0], admit }, context);
    await reply.redirect(`${pathOf(code)}/report?sent=1&lang=${pageQueryOf(request, code).language}`, 303);
  }
}

const html = (reply: FastifyReply, { language }: PageQuery): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header('vary', 'accept-language, cookie');
