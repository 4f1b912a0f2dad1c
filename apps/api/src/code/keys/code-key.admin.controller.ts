import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { codeKeyInput, type CodeKeyRow } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../core/errors/domain-error';
import { Console, Staff } from '../../core/http/call';
import { parseBody } from '../../core/http/console-input';
import { answerShort } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { requireFresh } from '../../core/staff/staff-session.service';
import { CodeKeyService } from './code-key.service';

@Controller('api/admin/code-keys')
export class CodeKeyAdminController {
  constructor(private readonly keys: CodeKeyService) {}

  /** There are 255 versions at the most. */
  @Console('code_key:read')
  @Get()
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CodeKeyRow[]> {
    return answerShort('code-keys', 'DESC', await this.keys.list(), request, reply);
  }

  @Console('code_key:read')
  @Get(':id')
  async one(@Param('id') id: string): Promise<CodeKeyRow> {
    const key = (await this.keys.list()).find((one) => one.id === id);
    if (!key) throw notFound();
    return key;
  }

  @Console('code_key:write')
  @Post('rotate')
  @HttpCode(200)
  async rotate(@Body() body: unknown, @Staff() staff: StaffCaller): Promise<CodeKeyRow[]> {
    const { version } = parseBody(codeKeyInput, body);
    requireFresh(staff);
    await this.keys.add(staff, version);
    return this.keys.list();
  }
}
