import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { commonApi, fileAdminApi, type Input, isId, staffUploadInput, uploadInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config';
import { notFound } from '../errors/domain-error';
import { Call, ConsoleCall, In, Me, Open, Staff } from '../http/call';
import type { MemberCaller, StaffCaller } from '../http/context';
import { LimitService } from '../limit/limit.service';
import { FileService } from './file.service';
import { isVariant } from './variants';
import { receive } from './receive';
import { requestedRange } from '../providers/byte-range';

@Controller()
export class FilesController {
  constructor(
    private readonly files: FileService,
    private readonly limits: LimitService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Call(commonApi.upload)
  async upload(
    @Me() me: MemberCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.limits.take('upload', me.id);
    return this.files.keep(await receive(request, reply, this.config.DATA_DIR, uploadInput), me);
  }

  @Call(commonApi.file)
  file(@Me() me: MemberCaller, @In() { image_id }: Input<typeof commonApi.file>) {
    return this.files.one(image_id, me);
  }

  @ConsoleCall(fileAdminApi.upload)
  async staffUpload(
    @Staff() staff: StaffCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.limits.take('upload', staff.id);
    const input = staffUploadInput(staff.role);
    return this.files.keep(await receive(request, reply, this.config.DATA_DIR, input), staff);
  }

  @Open()
  @Get('files/:id/:variant')
  async serve(
    @Param('id') id: string,
    @Param('variant') variant: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    if (!isId(id) || !isVariant(variant)) throw notFound();
    const query = Object.fromEntries(new URLSearchParams(request.raw.url?.split('?')[1] ?? ''));
    const { range, ...file } = await this.files.serve(
      id,
      variant,
      query,
      request.headers,
      requestedRange(request.headers.range),
    );
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    await reply
      .status(range ? 206 : 200)
      .headers({
        'content-type': file.mime,
        'content-length': end - start + 1,
        'accept-ranges': 'bytes',
        ...(range && { 'content-range': `bytes ${String(start)}-${String(end)}/${String(file.size)}` }),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': file.mime === 'application/pdf' ? 'attachment' : 'inline',
        'cache-control': file.paper
          ? 'no-store'
          : file.shared
            ? 'public, max-age=600'
            : 'private, max-age=600',
      })
      .send(file.stream);
  }
}
