import { Controller, Delete, Head, HttpCode, Param, Patch, Post, Req, Res } from '@nestjs/common';
import { announceInput, commonApi, fieldErrors, type Input, UNFINISHED_LIFE_MS } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, validationError } from '../errors/domain-error';
import { Call, ForMember, In, Me } from '../http/call';
import type { MemberCaller } from '../http/context';
import { LimitService } from '../limit/limit.service';
import { UploadService } from './upload.service';

const TUS = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' } as const;

/** tus 1.0 (core, creation, termination, expiration) for large files, and the call that turns a finished upload into a file. */
@Controller()
export class UploadsController {
  constructor(
    private readonly uploads: UploadService,
    private readonly limits: LimitService,
  ) {}

  @ForMember()
  @Post('api/uploads')
  async create(
    @Me() me: MemberCaller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const announced = announcedIn(request);
    await this.limits.take('upload', me.id);
    const id = await this.uploads.announce(me, announced);
    const until = new Date(Date.now() + UNFINISHED_LIFE_MS).toUTCString();
    void reply.headers({ ...TUS, location: `/api/uploads/${id}`, 'upload-expires': until });
  }

  @ForMember()
  @Head('api/uploads/:id')
  async offset(
    @Me() me: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { offset, length } = await this.uploads.offset(me, id);
    void reply.headers({ ...TUS, 'upload-offset': String(offset), 'upload-length': String(length) });
  }

  @ForMember()
  @Patch('api/uploads/:id')
  @HttpCode(204)
  async append(
    @Me() me: MemberCaller,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    spoken(request);
    if (request.headers['content-type'] !== PART_TYPE) throw new DomainError('MEDIA_TYPE');
    const at = numberIn(request, 'upload-offset');
    if (at === undefined) throw validationError('upload-offset', 'integer');
    try {
      const offset = await this.uploads.append(me, id, at, request.raw.iterator({ destroyOnReturn: false }));
      void reply.headers({ ...TUS, 'upload-offset': String(offset) });
    } finally {
      // Drains the rest of a refused part, which would otherwise precede the next request on the connection.
      request.raw.resume();
    }
  }

  @ForMember()
  @Delete('api/uploads/:id')
  @HttpCode(204)
  async cancel(
    @Me() me: MemberCaller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.uploads.cancel(me, id);
    void reply.headers(TUS);
  }

  @Call(commonApi.getSts)
  async getSts(@Me() me: MemberCaller, @In() input: Input<typeof commonApi.getSts>) {
    await this.limits.take('grant', me.id);
    return this.uploads.credentialsFor(me, input);
  }

  @Call(commonApi.uploadFinish)
  finish(@Me() me: MemberCaller, @In() { upload_id }: Input<typeof commonApi.uploadFinish>) {
    return this.uploads.finish(me, upload_id);
  }
}

/** Content type of a part; `body.ts` leaves it unread. */
const PART_TYPE = 'application/offset+octet-stream';

function spoken(request: FastifyRequest): void {
  if (request.headers['tus-resumable'] !== TUS['tus-resumable'])
    throw validationError('tus-resumable', 'choice');
}

/** A decimal header; undefined when missing or malformed. */
function numberIn(request: FastifyRequest, name: string): number | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

/** `Upload-Metadata: usage <base64>,filename <base64>`, and `changed` where it was; other keys are ignored. */
function announcedIn(request: FastifyRequest) {
  spoken(request);
  const pairs = String(request.headers['upload-metadata'] ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '));
  const said = (key: string) => {
    const found = pairs.filter(([name]) => name === key);
    if (found.length > 1) throw validationError(key === 'filename' ? 'file_name' : key, 'duplicate');
    return found[0] && Buffer.from(found[0][1] ?? '', 'base64').toString('utf8');
  };
  const changed = said('changed');
  const input = {
    usage: said('usage'),
    file_name: said('filename') ?? '',
    file_size: numberIn(request, 'upload-length'),
    ...(changed !== undefined && { changed }),
  };
  const parsed = announceInput.safeParse(input);
  if (!parsed.success) throw new DomainError('VALIDATION', {}, fieldErrors(parsed.error.issues, input));
  return parsed.data;
}
