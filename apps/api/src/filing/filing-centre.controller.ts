import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { rawSignedBody } from '../core/http/body';
import { Open } from '../core/http/call';
import { FilingCentreService } from './filing-centre.service';

/** Notices of the filing centre. */
@Controller()
export class FilingCentreController {
  constructor(private readonly centre: FilingCentreService) {}

  @Open()
  @Post('api/filing-centre/notice')
  @HttpCode(200)
  async notice(@Req() request: FastifyRequest): Promise<string> {
    await this.centre.receive(rawSignedBody(request), (name) => request.headers[name] as string | undefined);
    return 'success';
  }
}
