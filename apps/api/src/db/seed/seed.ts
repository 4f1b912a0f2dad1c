import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { checkCharacter } from '@ipw/domain';
import { BatchNumberService } from '../../code/issue/batch-number.service';
import { ConsentService } from '../../content/consent.service';
import { AUDIT_SEALING } from '../../core/audit/audit-sealer';
import { CONFIG, type Config } from '../../core/config';
import { Db } from '../../core/db/db';
import { inTurn } from '../../core/db/turn';
import { beginDemo, endDemo, isUnfinished, SEED_LEASE } from '../../core/install/demo-mark';
import { JobService } from '../../core/jobs/job.service';
import { STORAGE, type Storage } from '../../core/providers/storage';
import { FieldCipher } from '../../core/security/field-cipher';
import { EVIDENCE_SEALING, SealService, TimeStampService } from '../../evidence';
import { LikenessService } from '../../likeness';
import { DEMO_MEMBERS } from './demo';
import { ago, type Fixtures, plantMember, plantMessage, plantStaff } from './fixtures';
import { plantAlerts } from './seed-alerts';
import { plantArticles } from './seed-articles';
import { plantBanners } from './seed-banners';
import { plantLinks } from './seed-links';
import { plantDemoCare } from './seed-care';
import { plantCodes } from './seed-codes';
import { plantConsents } from './seed-consents';
import { plantDisputes } from './seed-disputes';
import { plantGalleries } from './seed-galleries';
import { plantManuals } from './seed-manual';
import { plantInfos } from './seed-infos';
import { plantSheets } from './seed-sheets';
import { plantShop } from './seed-shop';
import { plantStories } from './seed-stories';
import { plantTeams } from './seed-team';
import { plantVisits } from './seed-visits';
import { plantWorks } from './seed-works';
import { numberLines } from './plant';
import { plantAwards } from './seed-awards';
import { plantCampaigns } from './seed-campaigns';
import { plantQuestions } from './seed-questions';
import { plantObjections } from './seed-objections';
import { plantRegistrations } from './seed-registrations';
import { plantTenders } from './seed-tenders';
import { plantFilings } from './seed-filings';
import { plantCooperations } from './seed-cooperations';
import { plantSkins } from './seed-skins';
import { sharpLibrary } from '../../core/files/sharp';

interface Account {
  role: string;
  username?: string;
  area_code?: string;
  phone_number?: string;
  password: string;
}

const SVG = { operation: ['VipsForeignLoadSvgBuffer'] };
const newPassword = () => `Ink-${randomBytes(6).toString('base64url')}`;

/** Inserts the demo once, into an empty installation, in one process at a time. An interrupted seeding leaves a mark. */
export async function seed(app: INestApplicationContext): Promise<void> {
  const fixtures: Fixtures = {
    db: app.get(Db),
    cipher: app.get(FieldCipher),
    storage: app.get<Storage>(STORAGE),
  };
  await inTurn(fixtures.db, ...SEED_LEASE, async () => {
    if (await fixtures.db.one('SELECT id FROM staff LIMIT 1')) {
      if (await isUnfinished(fixtures.db)) throw new Error('demo: seeding was interrupted; start again');
      return;
    }
    await beginDemo(fixtures.db);
    // Lines of the log are numbered by time before the sealer chains any.
    const jobs = app.get(JobService, { strict: false });
    const { DATA_DIR } = app.get<Config>(CONFIG);
    const consents = app.get(ConsentService, { strict: false });
    // Sealing evidence chains the log, too.
    await jobs.resting(EVIDENCE_SEALING, () =>
      jobs.resting(AUDIT_SEALING, () => plantDemo(fixtures, DATA_DIR, consents)),
    );
    await app.get(BatchNumberService, { strict: false }).reconcile();
    await proveAndCompare(app);
    await endDemo(fixtures.db);
  });
}

/** Its files are evidence with a time-stamp from the start, and its pictures are compared soon after. */
async function proveAndCompare(app: INestApplicationContext): Promise<void> {
  await app.get(SealService, { strict: false }).seal();
  await app.get(TimeStampService, { strict: false }).stampAll();
  await app.get(LikenessService, { strict: false }).queueMissed();
}

async function plantDemo(fixtures: Fixtures, dataDir: string, consents: ConsentService): Promise<void> {
  // Uploads are never decoded as SVG. The demo's own drawings are, before the first request.
  sharpLibrary().unblock(SVG);
  try {
    const accounts: Account[] = [];
    const holderPassword = newPassword();
    const { consultant, reviewer, second, finance, admin } = await plantTeam(fixtures, accounts);
    const members = await plantMembers(fixtures, holderPassword, consultant, accounts);
    const ips = await plantWorks(fixtures, members, reviewer);
    await plantDisputes(fixtures, members, ips, reviewer);
    await plantTeams(fixtures, members, ips);
    await plantGalleries(fixtures, members, ips, reviewer);
    await plantInfos(fixtures, members, ips, reviewer);
    await plantShop(fixtures, members, ips, reviewer);
    await plantManuals(fixtures, members, ips, reviewer);
    await plantStories(fixtures, members, ips, reviewer);
    await plantCodes(fixtures, members, ips, { reviewer, finance });
    await plantAlerts(fixtures, members, ips);
    await plantSheets(fixtures, members, ips, { reviewer, consultant });
    await plantCooperations(fixtures, members, ips, admin);
    await plantDemoCare(fixtures, members, consultant);
    await plantFilings(fixtures, members, ips, reviewer);
    await plantVisits(fixtures.db, ips);
    await plantBanners(fixtures, admin);
    await plantLinks(fixtures, admin);
    await plantArticles(fixtures, admin);
    await plantCampaigns(fixtures, admin);
    const tenders = await plantTenders(fixtures, admin);
    await plantRegistrations(fixtures, ips, tenders, { reviewer, consents });
    await plantQuestions(fixtures, ips, tenders, consultant);
    await plantAwards(fixtures, tenders, { reviewer, admin });
    await plantObjections(fixtures, tenders, { reviewer, admin, second });
    await plantSkins(fixtures, ips, reviewer);
    await plantConsents(fixtures, consents);
    // The installation was empty, so all accounts belong to the demo.
    await fixtures.db.execute(
      "INSERT INTO demo_account (account_id, kind) SELECT id, 'staff' FROM staff UNION ALL SELECT id, 'member' FROM member",
    );
    await numberLines(fixtures);
    writeFileSync(join(dataDir, 'demo-accounts.json'), JSON.stringify(accounts, null, 2), { mode: 0o600 });
  } finally {
    sharpLibrary().block(SVG);
  }
}

async function plantTeam(
  fixtures: Fixtures,
  accounts: Account[],
): Promise<Record<'consultant' | 'reviewer' | 'second' | 'finance' | 'admin', string>> {
  const team = [
    ['finance', '钱会计'],
    ['consultant', '顾问 陈思'],
    ['reviewer', '审核 罗宁'],
    ['admin', '管理员'],
  ] as const;
  const ids: Record<string, string> = {};
  for (const [role, name] of team) {
    const password = newPassword();
    const { id } = await plantStaff(fixtures, { username: role, name, role, password, exempt: true });
    accounts.unshift({ role, username: role, password });
    ids[role] = id;
  }
  // A second consultant, to hand members over to, and a second reviewer, who decides objections to results.
  const others = [
    ['consultant', '顾问 林岚'],
    ['reviewer', '审核 周宜'],
  ] as const;
  for (const [role, name] of others) {
    const second = { role, username: `${role}2`, password: newPassword() };
    ids[second.username] = (await plantStaff(fixtures, { ...second, name, exempt: true })).id;
    accounts.push(second);
  }
  return {
    consultant: ids.consultant!,
    reviewer: ids.reviewer!,
    second: ids.reviewer2!,
    finance: ids.finance!,
    admin: ids.admin!,
  };
}

async function plantMembers(
  fixtures: Fixtures,
  password: string,
  consultant: string,
  accounts: Account[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, member] of DEMO_MEMBERS.entries()) {
    const named =
      'document_number' in member
        ? {
            ...member,
            document_number: member.document_number.slice(0, 17) + checkCharacter(member.document_number),
          }
        : member;
    const { id } = await plantMember(fixtures, {
      ...named,
      password,
      consultant_id: at % 2 ? null : consultant,
      at: ago(90 - at * 9),
    });
    await plantMessage(fixtures.db, id, 'welcome', {}, ago(90 - at * 9), true);
    ids.push(id);
  }
  accounts.push({ role: 'holder', area_code: '86', phone_number: DEMO_MEMBERS[0].phone_number, password });
  accounts.push({ role: 'artist', area_code: '86', phone_number: DEMO_MEMBERS[7].phone_number, password });
  return ids;
}
