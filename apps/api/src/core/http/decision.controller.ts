import { Body, HttpCode, Param, Post } from '@nestjs/common';
import type { Scope } from '@ipw/domain';
import type * as z from 'zod/mini';
import { validationError } from '../errors/domain-error';
import { Console, Ctx, Staff } from './call';
import { parseUlidParam } from './console-id';
import { parseBody } from './console-input';
import type { Context, StaffCaller } from './context';
import { AdminListController } from './admin-list.controller';

/**
 * The desk of a record that is in nobody's queue: whoever may write it takes an action, and sees the record as it is then.
 * `inputs` are the bodies of all actions staff can take.
 */
export function DecisionController<A extends string, D>(
  { name }: { name: string },
  inputs: Readonly<Record<A, z.ZodMiniType<D>>>,
) {
  abstract class Base<R extends { id: string }> extends AdminListController(
    `${name}:read` as Scope,
    name,
  )<R> {
    protected abstract apply(staff: StaffCaller, id: string, action: A, decision: D): Promise<unknown>;

    @Console(`${name}:write` as Scope)
    @Post(':id/:action')
    @HttpCode(200)
    async decide(
      @Param('id') id: string,
      @Param('action') action: string,
      @Body() body: unknown,
      @Staff() staff: StaffCaller,
      @Ctx() context: Context,
    ): Promise<object> {
      if (!Object.hasOwn(inputs, action)) throw validationError('action', 'choice');
      const known = action as A;
      await this.apply(staff, parseUlidParam(id), known, parseBody(inputs[known], body));
      return this.one(id, staff, context);
    }
  }
  return Base;
}
