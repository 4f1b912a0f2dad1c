import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { codeExportApi, type Input } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../core/config';
import { Call, In, Me, Open } from '../../core/http/call';
import type { MemberCaller } from '../../core/http/context';
import { printedOrigin } from '../../core/http/origin';
import { CodeExportService } from './code-export.service';
import { DownloadLinkService } from './download-link.service';
import { type Download, DownloadService } from './download.service';

/** A client that reads nothing for this long counts as gone; it may resume with a range. */
const STALL_MS = 60_000;

@Controller()
export class CodeExportController {
  constructor(
    private readonly exports: CodeExportService,
    private readonly downloads: DownloadService,
    private readonly links: DownloadLinkService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(codeExportApi.list)
  list(@In() input: Input<typeof codeExportApi.list>) {
    return this.exports.list(input, printedOrigin(this.config));
  }

  @Call(codeExportApi.link)
  link(@Me() me: MemberCaller, @In() input: Input<typeof codeExportApi.link>) {
    return this.exports.link(me, input, printedOrigin(this.config));
  }

  @Call(codeExportApi.stream)
  async stream(
    @Me() me: MemberCaller,
    @In() input: Input<typeof codeExportApi.stream>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const row = await this.exports.ofCall(me, input, printedOrigin(this.config));
    await send(reply, await this.downloads.begin(row, rangeHeadersOf(request)));
  }

  @Open()
  @Get('files/codes/:token')
  async download(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const row = await this.links.open(token, request.headers);
    await send(reply, await this.downloads.begin(row, rangeHeadersOf(request)));
  }
}

const rangeHeadersOf = ({ headers }: FastifyRequest) => ({
  range: headers.range,
  ifRange: headers['if-range'] as string | undefined,
});

async function send(reply: FastifyReply, { status, headers, body }: Download): Promise<void> {
  reply.raw.setTimeout(STALL_MS, () => body?.destroy());
  await reply.status(status).headers(headers).send(body);
}
