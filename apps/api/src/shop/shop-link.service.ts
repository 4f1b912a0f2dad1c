import { Inject, Injectable } from '@nestjs/common';
import {
  actionsFor,
  type Input,
  type shopApi,
  type ShopLink,
  type ShopLinkAction,
  shopLinkMachine,
  type ShopLinkState,
  ulid,
  LINK_IS_ON,
} from '@ipw/domain';
import { Db, type Row, type Sql } from '../core/db/db';
import type { Viewer } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { KEYS, type Keys } from '../core/keys';
import { sign } from '../core/security/signer';
import { sameText } from '../core/security/token';
import type { Actor } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { type IpEntity, SlugService } from '../ip';
import type { ShopLinkEntity } from './shop.entity';

const DAY_MS = 86_400_000;
/** Length of a signature: 22 characters are 132 bits. */
const SIGNATURE = 22;
/** The query parameter with the private link's key. */
export const PRIVATE_PARAMETER = 'k';

const isOver = ({ expires_at }: ShopLinkEntity) => expires_at !== null && expires_at.getTime() <= Date.now();

/** The public page of an IP, and its signed private link, whose deals carry no platform share. */
@Injectable()
export class ShopLinkService {
  constructor(
    private readonly db: Db,
    private readonly transitions: TransitionService,
    private readonly slugs: SlugService,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  async of(ipId: string): Promise<ShopLink> {
    const row = await this.row(this.db, ipId);
    const state = row?.state ?? (shopLinkMachine.initial as ShopLinkState);
    const ip = await this.db.one<IpEntity>('SELECT id, ip_name FROM ip WHERE id = ?', [ipId]);
    const path = `/ip/${encodeURIComponent(await this.slugs.of(ip!))}`;
    const live = row?.state === LINK_IS_ON ? row : undefined;
    return {
      public_path: path,
      state,
      version: row?.version ?? 0,
      actions: actionsFor(shopLinkMachine, state, (by) => by === 'owner'),
      private_path: live ? `${path}?${PRIVATE_PARAMETER}=${this.keyOf(ipId, live.number)}` : null,
      issued_at: iso(live?.issued_at),
      expires_at: iso(live?.expires_at),
      expired: !!live && isOver(live),
    };
  }

  async move(me: MemberCaller, input: Input<typeof shopApi.shopLinkMove>): Promise<ShopLink> {
    const { ip_id, version, action, days } = input;
    const issued = (row: ShopLinkEntity): Row => ({
      number: row.number + 1,
      issued_at: new Date(),
      expires_at: days === 0 ? null : new Date(Date.now() + days * DAY_MS),
    });
    await this.db.tx(async (sql) => {
      await sql.execute('INSERT IGNORE INTO shop_link (id, ip_id, version) VALUES (?, ?, 0)', [
        ulid(),
        ip_id,
      ]);
      const { id } = (await this.row(sql, ip_id))!;
      await this.transitions.applyIn<ShopLinkState, ShopLinkAction, ShopLinkEntity>(sql, {
        machine: shopLinkMachine,
        table: 'shop_link',
        id,
        action,
        actor: me,
        where: { ip_id },
        version,
        set: action === 'revoke' ? { expires_at: null } : issued,
      });
    });
    return this.of(ip_id);
  }

  /** Ends the private link of an owner who leaves the IP. The row stays, because a new one would repeat its numbers and keys. */
  async end(sql: Sql, actor: Actor, ipId: string): Promise<void> {
    const found = await sql.one<ShopLinkEntity>('SELECT * FROM shop_link WHERE ip_id = ? FOR UPDATE', [ipId]);
    if (found?.state !== LINK_IS_ON) return;
    await this.transitions.applyIn<ShopLinkState, ShopLinkAction, ShopLinkEntity>(sql, {
      machine: shopLinkMachine,
      table: 'shop_link',
      id: found.id,
      action: 'revoke',
      actor,
      set: { number: found.number + 1, expires_at: null },
    });
  }

  /** Whether a key is that of the current private link of this IP. */
  async opens(ipId: string, key: string): Promise<boolean> {
    return (await this.viewer(ipId, key)) !== undefined;
  }

  /** The viewer of files for visitors of this link; a new link revokes their access. */
  async viewer(ipId: string, key: string): Promise<Viewer> {
    const row = await this.row(this.db, ipId);
    if (row?.state !== LINK_IS_ON || isOver(row) || !sameText(key, this.keyOf(ipId, row.number)))
      return undefined;
    return { kind: 'link', id: `${ipId}.${String(row.number)}` };
  }

  private row(sql: Sql, ipId: string): Promise<ShopLinkEntity | undefined> {
    return sql.one('SELECT * FROM shop_link WHERE ip_id = ?', [ipId]);
  }

  private keyOf(ipId: string, number: number): string {
    return sign(this.keys, 'shop', ipId, number).slice(0, SIGNATURE);
  }
}
