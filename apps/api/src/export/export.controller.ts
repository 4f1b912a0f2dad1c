import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { exportApi, type Input } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { queryOf, parseUlidParam } from '../core/http/body';
import { Call, Ctx, In, Me, Open } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { ExportService } from './export.service';

@Controller()
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Call(exportApi.list)
  list(@Me() me: MemberCaller) {
    return this.exports.list(me);
  }

  @Call(exportApi.request)
  request(@Me() me: MemberCaller, @In() input: Input<typeof exportApi.request>, @Ctx() context: Context) {
    return this.exports.request(me, input, context);
  }

  @Open()
  @Get('files/export/:id')
  async download(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const { stream, size, day } = await this.exports.download(
      parseUlidParam(id),
      queryOf(request),
      request.headers,
    );
    await reply
      .headers({
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': `attachment; filename="ip-workbench-${day}.zip"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(stream);
  }
}
