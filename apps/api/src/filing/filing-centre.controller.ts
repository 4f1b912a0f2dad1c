import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { rawSignedBody } from '../core/http/body';
import { Open } from '../core/http/call';
import { CentreNoticeService } from './centre-notice.service';

/** Notices of the filing centre. */
@Controller()
export class FilingCentreController {
  constructor(private readonly notices: CentreNoticeService) {}

  @Open()
  @Post('api/filing-centre/notice')
  @HttpCode(200)
  async notice(@Req() request: FastifyRequest): Promise<string> {
    await this.notices.receive(rawSignedBody(request), (name) => request.headers[name] as string | undefined);
    return 'success';
  }
}
