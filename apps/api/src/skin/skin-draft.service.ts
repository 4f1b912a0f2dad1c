import { Injectable } from '@nestjs/common';
import { SKIN_EDITABLE, SKIN_FILES, type SkinMaterial, skinMachine, ulid } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError, notFound, validationError } from '../core/errors/domain-error';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import type { SkinEntity } from './skin.entity';
import { filesOf, materialOf } from './skin.material';

interface Which {
  ip_id: string;
  skin_id?: string | undefined;
  version?: number | undefined;
}

/** Most goods of an IP that are still being made, so that no program fills the list. */
const MOST_DRAFTS = 200;

/** The draft of skin goods: what is kept, while it is its holder's turn. */
@Injectable()
export class SkinDraftService {
  constructor(
    private readonly uses: FileUseService,
    private readonly history: HistoryService,
  ) {}

  /** Writes the material of new goods, or of known ones that are neither under review nor approved, unless it is stored already. */
  async keep(sql: Sql, me: MemberCaller, which: Which, material: SkinMaterial): Promise<SkinEntity> {
    if (which.skin_id === undefined) return this.create(sql, me, which.ip_id, material);
    const row = await this.locked(sql, { ...which, skin_id: which.skin_id });
    if (!SKIN_EDITABLE.includes(row.state))
      throw new DomainError('STATE', { machine: skinMachine.name, state: row.state, allowed: SKIN_EDITABLE });
    if (which.version === undefined) throw validationError('version', 'required');
    if (which.version !== row.version)
      throw new DomainError('CONFLICT', { version: row.version, state: row.state });
    if (JSON.stringify(materialOf(row)) === JSON.stringify(material)) return row;
    await this.hold(sql, me, row, material);
    const set = { goods_name: material.goods_name, data: JSON.stringify(material), version: row.version + 1 };
    await sql.update('skin', set, { id: row.id, version: row.version });
    await this.history.write(sql, {
      subject: skinMachine.name,
      subjectId: row.id,
      action: 'update',
      actor: me,
      before: { ...materialOf(row) },
      after: { ...material },
    });
    return { ...row, ...set };
  }

  /** Goods of the IP, locked until the commit. */
  async locked(sql: Sql, { ip_id, skin_id }: { ip_id: string; skin_id: string }): Promise<SkinEntity> {
    const row = await sql.one<SkinEntity>('SELECT * FROM skin WHERE id = ? AND ip_id = ? FOR UPDATE', [
      skin_id,
      ip_id,
    ]);
    if (!row) throw notFound();
    return row;
  }

  private async create(
    sql: Sql,
    me: MemberCaller,
    ip_id: string,
    material: SkinMaterial,
  ): Promise<SkinEntity> {
    // The IP's row is locked, so that two requests at once cannot both be the last one that fits.
    await sql.one('SELECT id FROM ip WHERE id = ? FOR UPDATE', [ip_id]);
    const drafts = await sql.one<{ n: number | string }>(
      'SELECT COUNT(*) AS n FROM skin WHERE ip_id = ? AND state IN (?)',
      [ip_id, SKIN_EDITABLE],
    );
    if (Number(drafts!.n) >= MOST_DRAFTS)
      throw new DomainError(
        'STATE',
        { machine: skinMachine.name, state: skinMachine.initial, allowed: [] },
        [],
        'error.STATE.skins_full',
      );
    const id = ulid();
    const row = { id, ip_id, goods_name: material.goods_name, data: JSON.stringify(material) };
    await sql.insert('skin', row);
    await this.hold(sql, me, row, material);
    await this.history.write(sql, {
      subject: skinMachine.name,
      subjectId: id,
      action: 'create',
      actor: me,
      to: skinMachine.initial,
    });
    return this.locked(sql, { ip_id, skin_id: id });
  }

  /** Refuses files that are not the caller's or the IP's, or of another slot, and records those of the material. */
  private async hold(
    sql: Sql,
    me: MemberCaller,
    { id, ip_id }: Pick<SkinEntity, 'id' | 'ip_id'>,
    material: SkinMaterial,
  ): Promise<void> {
    const files = filesOf(material);
    await this.uses.attach(sql, me.id, ip_id, files, SKIN_FILES, []);
    await this.uses.replace(sql, { id, ipId: ip_id }, 'open', files, SKIN_FILES);
  }
}
