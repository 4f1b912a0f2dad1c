import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Db } from '../db/db';
import type { ListPlan } from '../db/list-query';
import { Console } from '../http/call';
import { answerList } from '../http/console-list';
import { SELECT_COLUMNS, SELECT_JOINS, type StoredLine, toLine } from './history';

const PLAN: ListPlan = {
  resource: 'audit',
  table: 'audit_line',
  columns: SELECT_COLUMNS,
  joins: SELECT_JOINS,
  filters: {
    subject: 'subject',
    subject_id: 'subject_id',
    actor: 'actor_id',
    actor_type: 'actor_type',
    action: 'action',
  },
  sorts: ['id'],
};

@Controller('api/admin/audit')
export class AuditAdminController {
  constructor(private readonly db: Db) {}

  @Console('audit:read')
  @Get()
  list(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return answerList<StoredLine, unknown>(this.db, PLAN, request, reply, toLine);
  }
}
