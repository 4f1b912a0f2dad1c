import { Injectable } from '@nestjs/common';
import { type Input, REPLY_TEMPLATE, type ReplyTemplate, type replyTemplateApi, ulid } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import type { ReplyTemplateEntity } from './reply-template.entity';

type Api = typeof replyTemplateApi;

/** Words for answers to sheets that the operators of an IP share. */
@Injectable()
export class ReplyTemplateService {
  constructor(private readonly db: Db) {}

  async list(ipId: string): Promise<{ list: ReplyTemplate[] }> {
    const rows = await this.db.rows<ReplyTemplateEntity>(
      'SELECT * FROM reply_template WHERE ip_id = ? ORDER BY template_name, id',
      [ipId],
    );
    return {
      list: rows.map(({ id, template_name, answer, version }) => ({
        template_id: id,
        template_name,
        answer,
        version,
      })),
    };
  }

  save(input: Input<Api['save']>): Promise<{ template_id: string; version: number }> {
    const { ip_id, template_id, version, ...values } = input;
    return this.db.tx(async (sql) => {
      // The lock keeps two operators from exceeding the limit together.
      await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [ip_id]);
      if (template_id !== undefined) return this.change(sql, { ip_id, id: template_id }, version, values);
      const found = await sql.rows('SELECT id FROM reply_template WHERE ip_id = ?', [ip_id]);
      if (found.length >= REPLY_TEMPLATE.most)
        throw validationError('template_name', 'max_items', { max: REPLY_TEMPLATE.most });
      const id = ulid();
      await sql.insert('reply_template', { id, ip_id, ...values });
      return { template_id: id, version: 1 };
    });
  }

  async delete({ ip_id, template_id }: Input<Api['delete']>): Promise<{ template_id: string }> {
    const gone = await this.db.execute('DELETE FROM reply_template WHERE id = ? AND ip_id = ?', [
      template_id,
      ip_id,
    ]);
    if (gone === 0) throw notFound();
    return { template_id };
  }

  private async change(
    sql: Sql,
    where: { ip_id: string; id: string },
    seen: number | undefined,
    values: { template_name: string; answer: string },
  ) {
    const row = await sql.one<ReplyTemplateEntity>(
      'SELECT * FROM reply_template WHERE id = ? AND ip_id = ?',
      [where.id, where.ip_id],
    );
    if (!row) throw notFound();
    if (seen !== undefined && seen !== row.version)
      throw new DomainError('CONFLICT', { version: row.version });
    const version = row.version + 1;
    await sql.update('reply_template', { ...values, version }, where);
    return { template_id: where.id, version };
  }
}
