import { Injectable } from '@nestjs/common';
import type { Input, opportunityApi, Scene } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import type { Phone } from '../core/security/phone.service';
import { OneTimeCodeService } from '../member';
import { type Browser, BuyerLinkService } from './buyer-link.service';
import type { SheetEntity } from './sheet.entity';

export type FoundSheet = SheetEntity & { ip_name: string };

const FOUND = 'SELECT t.*, ip.ip_name FROM sheet t JOIN ip ON ip.id = t.ip_id';

/** What opens a sheet to its buyer: the link to read it, the phone's code once in a browser to change it. */
@Injectable()
export class BuyerAccessService {
  constructor(
    private readonly db: Db,
    private readonly codes: OneTimeCodeService,
    private readonly limits: LimitService,
    private readonly links: BuyerLinkService,
  ) {}

  /** A foreign or missing sheet, a wrong or ended link: all are the same answer. */
  async find(
    { sheet_no, access_key }: Omit<Input<typeof opportunityApi.cooperateDetail>, 'yzm'>,
    browser: Browser,
  ): Promise<FoundSheet> {
    await this.limits.pass(networkCounts('sheet_read', browser.context), browser.context);
    const sheet = await this.db.one<FoundSheet>(`${FOUND} WHERE t.sheet_no = ?`, [sheet_no]);
    const opens =
      access_key === undefined
        ? sheet && this.hasProven(sheet, browser)
        : sheet && this.links.opens(sheet, access_key);
    if (!sheet || !opens) throw notFound();
    return sheet;
  }

  async reread(id: string): Promise<FoundSheet> {
    return (await this.db.one<FoundSheet>(`${FOUND} WHERE t.id = ?`, [id]))!;
  }

  hasProven(sheet: SheetEntity, { cookie }: Browser): boolean {
    return this.links.proven(cookie) === sheet.phone_hash;
  }

  /**
   * Accepts a browser that has proven the phone, or a code. Answers what uses the code up, in the transaction of what it
   * permits.
   */
  async admit(
    phone: Phone,
    hash: string,
    yzm: string | undefined,
    { context, cookie }: Browser,
    scene: Scene = 'cooperate',
  ): Promise<(sql: Sql) => Promise<void>> {
    if (yzm === undefined && this.links.proven(cookie) === hash) return () => Promise.resolve();
    const code = await this.codes.verify(phone, scene, yzm ?? '', context);
    return (sql) => this.codes.spend(sql, code);
  }

  /** The same, and the browser remembers the phone even when the action is refused afterwards, so that another one needs no further code. */
  async prove(
    phone: Phone,
    hash: string,
    yzm: string | undefined,
    browser: Browser,
    scene?: Scene,
  ): Promise<void> {
    if (yzm === undefined && this.links.proven(browser.cookie) === hash) return;
    const spend = await this.admit(phone, hash, yzm, browser, scene);
    await spend(this.db);
    browser.remember(hash);
  }
}
