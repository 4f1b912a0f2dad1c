import { Injectable } from '@nestjs/common';
import type { cooperationApi, Input } from '@ipw/domain';
import { notFound } from '../core/errors/domain-error';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';
import type { Viewer } from '../core/files/file.service';
import { BuyerAccessService, BuyerLinkService, type Browser, CooperationService } from '../opportunity';
import { CooperationReadService, type FoundCooperation } from './cooperation-read.service';

type Link = Input<typeof cooperationApi.brandCooperation>;

/** What opens a cooperation to its brand: the link to read it, the phone's code once in a browser to change anything. */
@Injectable()
export class BrandAccessService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly cooperations: CooperationService,
    private readonly limits: LimitService,
    private readonly links: BuyerLinkService,
    private readonly reads: CooperationReadService,
  ) {}

  /** A foreign or missing cooperation, a wrong or ended link: all are the same answer. */
  async find({ coop_no, access_key }: Link, browser: Browser): Promise<FoundCooperation> {
    await this.limits.pass(networkCounts('sheet_read', browser.context), browser.context);
    const found = await this.reads.one('t.coop_no = ?', [coop_no]);
    const opens =
      found &&
      (access_key === undefined ? this.hasProven(found, browser) : this.links.opens(found, access_key));
    if (!opens) throw notFound();
    return found;
  }

  hasProven({ phone_hash }: FoundCooperation, { cookie }: Browser): boolean {
    return phone_hash !== null && this.links.proven(cookie) === phone_hash;
  }

  /** Accepts a browser that has proven the brand's phone, or its code. A brand without a contact has no link that acts. */
  async prove(found: FoundCooperation, yzm: string | undefined, browser: Browser): Promise<string> {
    const buyer = this.cooperations.buyerOf(found);
    if (!buyer || !found.phone_hash) throw notFound();
    const { area_code, phone_number } = buyer;
    await this.access.prove({ area_code, phone_number }, found.phone_hash, yzm, browser);
    return found.phone_hash;
  }

  /** The brand as a viewer of files, for as long as its link is the current one. */
  viewerOf({ id, link_number }: FoundCooperation): Viewer {
    return { kind: 'party', id: `${id}.${String(link_number)}` };
  }
}
