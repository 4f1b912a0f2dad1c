import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  type Agreement,
  CONSENT,
  DUE_DAYS,
  type Input,
  locateContacts,
  type opportunityApi,
  PLATFORM_SHARE,
  RENEWABLE,
  type SentSheet,
  SHEET_TEXTS,
  sheetMachine,
  shanghaiDay,
  ulid,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { DomainError, notAgreed, notFound, validationError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { type Count, networkCounts } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { OneTimeCodeService } from '../member';
import { ShopLinkService } from '../shop';
import { BuyerLinkService } from './buyer-link.service';
import type { Asked, SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';
import { sealBuyer } from './sheet.view';

type Submitted = Input<typeof opportunityApi.cooperateSubmit>;

/** The text each tick of the form covers. */
const TICKS: Readonly<Record<keyof Submitted['agree'], Agreement>> = {
  privacy: 'privacyPolicy',
  user: 'serviceAgreement',
  intermediary: 'intermediaryContract',
};
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number to read out: the day in Asia/Shanghai and six random letters. */
const newNumber = (): string =>
  shanghaiDay(new Date()).slice(2).replaceAll('-', '') +
  Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Accepts sheets from buyers without an account: one for each IP, all or none. */
@Injectable()
export class SheetIntakeService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly codes: OneTimeCodeService,
    private readonly consents: ConsentService,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly links: BuyerLinkService,
    private readonly notices: SheetNoticeService,
    private readonly phones: PhoneService,
    private readonly shop: ShopLinkService,
  ) {}

  async submit(
    input: Submitted,
    context: Context,
  ): Promise<{ sheets: SentSheet[]; phoneHash: string } & Partial<SentSheet>> {
    for (const [tick, page] of Object.entries(TICKS))
      if (!input.agree[tick as keyof typeof TICKS]) throw notAgreed(page);
    this.phones.check(input);
    const phoneHash = this.phones.hash(input);
    await this.limits.pass(networkCounts('cooperate', context), context);
    const code = await this.codes.verify(input, 'cooperate', input.yzm, context);
    const source = await this.sourceOf(input);
    const counts: Count[] = input.ip_id.map(() => ['cooperate_phone', phoneHash]);
    await this.limits.takeAll(counts);
    try {
      const sheets = await this.db.tx(async (sql) => {
        await this.codes.spend(sql, code);
        await this.check(sql, input.ip_id, phoneHash);
        const corrects = await this.corrected(sql, input, phoneHash);
        const sent: SentSheet[] = [];
        for (const ip_id of input.ip_id)
          sent.push(await this.write(sql, { ip_id, phoneHash, source, corrects }, input, context));
        return sent;
      });
      return { sheets, phoneHash, ...(sheets.length === 1 && sheets[0]) };
    } catch (error) {
      await this.limits.giveBack(counts);
      throw isDuplicate(error) ? alreadyOpen() : error;
    }
  }

  /** A sheet that came by a private link carries no platform share: one IP, with the key of its link. */
  private async sourceOf({ source, ip_id }: Submitted): Promise<SheetEntity['source']> {
    if (source === undefined) return 'platform';
    const [only, ...others] = ip_id;
    if (others.length || !(await this.shop.opens(only!, source)))
      throw validationError('source', 'private_link');
    return 'private_link';
  }

  /** Refuses IPs that are not shown or have no owner, and those a member with this phone operates. */
  private async check(sql: Sql, ips: readonly string[], phoneHash: string): Promise<void> {
    const found = await sql.rows<{ own: number }>(
      `SELECT EXISTS (SELECT 1 FROM ip_operator o JOIN member m ON m.id = o.member_id
          WHERE o.ip_id = ip.id AND m.phone_hash = ? AND o.match_relation IS NOT NULL) AS own
        FROM ip WHERE ip.id IN (?) AND ip.listed = 1 AND ip.owner_id IS NOT NULL`,
      [phoneHash, ips],
    );
    if (found.length < ips.length) throw validationError('ip_id', 'choice');
    if (found.some(({ own }) => own)) throw validationError('ip_id', 'own_ip');
  }

  /** The ended sheet this one corrects: of the same phone and IP. */
  private async corrected(
    sql: Sql,
    { corrects, ip_id }: Submitted,
    phoneHash: string,
  ): Promise<string | null> {
    if (!corrects) return null;
    const row = await sql.one<SheetEntity>('SELECT * FROM sheet WHERE sheet_no = ? AND phone_hash = ?', [
      corrects.sheet_no,
      phoneHash,
    ]);
    if (!row || !RENEWABLE.includes(row.state) || ip_id.length > 1 || row.ip_id !== ip_id[0])
      throw notFound();
    return row.id;
  }

  private async write(
    sql: Sql,
    {
      ip_id,
      phoneHash,
      source,
      corrects,
    }: { ip_id: string; phoneHash: string; source: SheetEntity['source']; corrects: string | null },
    input: Submitted,
    { language }: Context,
  ): Promise<SentSheet> {
    const id = ulid();
    const asked: Asked = {
      sku_describe: input.sku_describe,
      company_case: input.company_case ?? null,
      other_describe: input.other_describe ?? null,
    };
    const row = {
      id,
      sheet_no: newNumber(),
      ip_id,
      source,
      share_percent: PLATFORM_SHARE[source],
      sku_id: input.sku_id,
      buy_num: input.buy_num ?? null,
      request: JSON.stringify(asked),
      buyer: sealBuyer(this.cipher, 'sheet', id, {
        buyer_name: input.buyer_name,
        company_name: input.company_name ?? null,
        area_code: input.area_code,
        phone_number: input.phone_number,
      }),
      phone_hash: phoneHash,
      open_key: openKey(this.cipher, phoneHash, ip_id),
      language,
      contacts: SHEET_TEXTS.reduce((sum, field) => sum + locateContacts(input[field] ?? '').length, 0),
      corrects_id: corrects,
      due_at: addWorkingDays(new Date(), DUE_DAYS.sheet_check),
    };
    await sql.insert('sheet', row);
    await this.history.write(sql, {
      subject: sheetMachine.name,
      subjectId: id,
      action: 'create',
      actor: SYSTEM,
      to: sheetMachine.initial,
    });
    await this.consents.recordOf(sql, { sheet_id: id }, CONSENT.cooperate, language, input.texts);
    const linked = { ...row, link_number: 1 };
    await this.notices.buyer(sql, linked as unknown as SheetEntity, 'sms.sheet_sent', {
      days: DUE_DAYS.sheet_check,
    });
    return { ip_id, sheet_no: row.sheet_no, access_key: this.links.keyOf(linked) };
  }
}

/** The key by which a phone has one open sheet to an IP. */
const openKey = (cipher: FieldCipher, phoneHash: string, ipId: string): string =>
  cipher.blind('sheet', `${phoneHash} ${ipId}`);

/** A second open sheet of a phone to one IP. */
const alreadyOpen = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: sheetMachine.name, state: sheetMachine.initial, allowed: RENEWABLE },
    [],
    'error.SHEET_OPEN',
  );
