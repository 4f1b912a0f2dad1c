import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { codeKeyInput, type CodeKeyRow } from '@ipw/domain';
import type { FastifyReply } from 'fastify';
import { Console, Staff } from '../../core/http/call';
import { checked } from '../../core/http/console-input';
import type { StaffCaller } from '../../core/http/context';
import { requireFresh } from '../../core/staff/staff-sessions';
import { CodeKeys } from './code-keys';

@Controller('api/admin/code-keys')
export class CodeKeyAdminController {
  constructor(private readonly keys: CodeKeys) {}

  /** There are 255 versions at the most: one page. */
  @Console('code_key:read')
  @Get()
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<CodeKeyRow[]> {
    const rows = await this.keys.list();
    void reply.header('content-range', `code-keys 0-${String(rows.length - 1)}/${String(rows.length)}`);
    return rows;
  }

  @Console('code_key:write')
  @Post('rotate')
  @HttpCode(200)
  async rotate(@Body() body: unknown, @Staff() staff: StaffCaller): Promise<CodeKeyRow[]> {
    const { version } = checked(codeKeyInput, body);
    requireFresh(staff);
    await this.keys.add(staff, version);
    return this.keys.list();
  }
}
