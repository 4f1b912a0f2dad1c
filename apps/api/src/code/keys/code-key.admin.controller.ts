import { Controller, Param, Req, Res } from '@nestjs/common';
import { codeKeyAdminApi, type CodeKeyRow, type ConsoleInput } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConsoleCall, In, Staff } from '../../core/http/call';
import { answerShort } from '../../core/http/console-list';
import type { StaffCaller } from '../../core/http/context';
import { CodeKeyService } from './code-key.service';

@Controller()
export class CodeKeyAdminController {
  constructor(private readonly keys: CodeKeyService) {}

  /** At most 255 versions, so the list is not paged in SQL. */
  @ConsoleCall(codeKeyAdminApi.list)
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CodeKeyRow[]> {
    return answerShort('code-keys', 'DESC', await this.keys.list(), request, reply);
  }

  @ConsoleCall(codeKeyAdminApi.one)
  one(@Param('id') id: string): Promise<CodeKeyRow> {
    return this.keys.one(id);
  }

  @ConsoleCall(codeKeyAdminApi.rotate)
  async rotate(
    @In() { version }: ConsoleInput<typeof codeKeyAdminApi.rotate>,
    @Staff() staff: StaffCaller,
  ): Promise<CodeKeyRow[]> {
    await this.keys.add(staff, version);
    return this.keys.list();
  }
}
