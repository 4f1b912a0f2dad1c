/** The API's services on this worker's database and folder, to run periodic tasks at once. */
import type { MessageKey } from '@ipw/domain';
import { pino } from 'pino';
import { join } from 'node:path';
import { CampaignWatchService } from '../src/campaign/campaign-watch.service';
import { AlertRaiseService } from '../src/code/alert/alert-raise.service';
import { ScanCounterService } from '../src/code/scan';
import { ScanArchiveService } from '../src/code/scan/scan-archive.service';
import { ScanMonthCountService } from '../src/code/scan/scan-month-count.service';
import { AlertWatchService } from '../src/code/alert/alert-watch.service';
import { PaymentWatchService } from '../src/code/payment/payment-watch.service';
import { PaymentService } from '../src/code/payment/payment.service';
import { BuyerLinkService } from '../src/opportunity/buyer-link.service';
import { CooperationService } from '../src/opportunity/cooperation.service';
import { AgreementService } from '../src/content/agreement.service';
import { ConsentService } from '../src/content/consent.service';
import { BrandDigestService } from '../src/cooperation/brand-digest.service';
import { ImageCopyService } from '../src/cooperation/image-copy.service';
import { ImageNoticeService } from '../src/cooperation/image-notice.service';
import { ImageRequestService } from '../src/cooperation/image-request.service';
import { ImageWatchService } from '../src/cooperation/image-watch.service';
import { OperatorNoticeService } from '../src/cooperation/operator-notice.service';
import { ThreadNoticeService } from '../src/cooperation/thread-notice.service';
import { ThreadWatchService } from '../src/cooperation/thread-watch.service';
import { TenderBrandService } from '../src/tender/tender-brand.service';
import { SheetNoticeService } from '../src/opportunity/sheet-notice.service';
import { SheetWithdrawService } from '../src/opportunity/sheet-withdraw.service';
import { SheetWatchService } from '../src/opportunity/sheet-watch.service';
import { OrderPayable } from '../src/code/order/order-payable';
import { RefundService } from '../src/code/order/refund.service';
import { PayableService } from '../src/code/payable';
import { sandboxSecret } from '../src/filing/centre/open-centre';
import { FilingWatchService } from '../src/filing/filing-watch.service';
import { SandboxWallet } from '../src/code/payment/sandbox-wallet';
import { ExportWorkService } from '../src/export/export-work.service';
import { FileService } from '../src/core/files/file.service';
import { FileUseService } from '../src/core/files/file-use.service';
import { RevisionRecordService } from '../src/core/reviewed-content/revision-record.service';
import { RevisionService } from '../src/core/reviewed-content/revision.service';
import { SubjectRegistry } from '../src/core/reviewed-content/subject';
import { TrashService } from '../src/core/reviewed-content/trash.service';
import { RightsWatchService } from '../src/gallery/rights-watch.service';
import { seriesSubject } from '../src/gallery/series.subject';
import { HistoryService } from '../src/core/transition/history.service';
import { JobService } from '../src/core/jobs/job.service';
import { openKeys } from '../src/core/keys';
import { DeliveryService, MessageService } from '../src/message/message.service';
import { MessageDigestService } from '../src/message/message-digest.service';
import { PhoneService } from '../src/core/security/phone.service';
import { CodePersonalData } from '../src/code/personal-data/code.personal-data';
import { ComplaintPersonalData } from '../src/complaint/complaint.personal-data';
import { ConsentPersonalData } from '../src/content/consent.personal-data';
import { SessionPersonalData } from '../src/core/auth/session.personal-data';
import { PersonalDataRegistry } from '../src/core/personal-data/personal-data';
import { TenderAlertService } from '../src/tender/tender-alert.service';
import { SkinListingService } from '../src/skin/skin-listing.service';
import { SkinNoticeService } from '../src/skin/skin-notice.service';
import { TenderNoticeService } from '../src/tender/tender-notice.service';
import { TenderWatchService } from '../src/tender/tender-watch.service';
import { HandoverNoticeService } from '../src/handover/handover-notice.service';
import { HandoverMoveService } from '../src/handover/handover-move.service';
import { TeamPersonalData } from '../src/team/team.personal-data';
import { MemberPersonalData } from '../src/member/member.personal-data';
import { TransitionService } from '../src/core/transition/transition.service';
import type { Db } from '../src/core/db/db';
import type { Storage } from '../src/core/providers/storage';
import type { Fixtures } from '../src/db/seed/fixtures';
import { openFixtures } from './fixtures';
import { api } from './server';

const unused = undefined as never;

/** Queues messages; no job runs here. */
function postOf({ db, cipher }: Pick<Fixtures, 'db' | 'cipher'>) {
  const jobs = new JobService(db, cipher, unused, { ROLE: 'all' });
  const delivery = new DeliveryService(jobs, cipher, new PhoneService(cipher));
  return { jobs, delivery, messages: new MessageService(db, delivery, { ring: () => undefined } as never) };
}

/** Sends a message as a service would. */
export async function sendMessage(memberId: string, key: MessageKey): Promise<void> {
  const { db, cipher } = await openFixtures();
  await db.tx((sql) => postOf({ db, cipher }).messages.send(sql, memberId, key));
}

/** Sends together what is due to be. */
export async function sendDigests(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, delivery } = postOf({ db, cipher });
  await new MessageDigestService(db, delivery, jobs).run();
}

/** Runs the alert worker on scans older than so many seconds. */
export async function watchScans(settlesSeconds = 0): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  const raise = new AlertRaiseService(new HistoryService(db, cipher), messages);
  await new AlertWatchService(db, jobs, raise, new ScanCounterService(db)).run(settlesSeconds);
}

/** The sandbox wallet of this worker's API with its files. */
export function sandboxWallet(): SandboxWallet {
  const { dataDir } = api();
  return new SandboxWallet(openKeys(dataDir), join(dataDir, 'sandbox-wallet'));
}

/** The secret of the sandbox's filing centre. */
export const centreSecret = () => sandboxSecret(openKeys(api().dataDir));

/** Asks about filings nothing was heard of, and reports late ones. */
export async function watchFilings(): Promise<void> {
  const { db, cipher } = await openFixtures();
  await new FilingWatchService(db, postOf({ db, cipher }).jobs, new HistoryService(db, cipher)).run();
}

/** The links of buyers as this worker's API makes them. */
export const buyerLinks = () => new BuyerLinkService({ PUBLIC_URL: '' } as never, openKeys(api().dataDir));

/** Ends and reminds sheets that are due. */
export async function watchSheets(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  const notices = new SheetNoticeService(cipher, jobs, buyerLinks(), messages);
  const history = new HistoryService(db, cipher);
  const transitions = new TransitionService(db, history);
  const withdrawals = new SheetWithdrawService(notices, transitions);
  const watch = new SheetWatchService(db, history, jobs, notices, transitions, withdrawals);
  await watch.moveDue();
  await watch.withdrawUnanswerable();
}

/** Cooperations, what writes their history, and what tells operators of them. */
function cooperationsOf({ db, cipher }: Pick<Fixtures, 'db' | 'cipher'>) {
  const { jobs, messages } = postOf({ db, cipher });
  const history = new HistoryService(db, cipher);
  const phones = new PhoneService(cipher);
  const transitions = new TransitionService(db, history);
  const cooperations = new CooperationService(cipher, history, jobs, buyerLinks(), phones, transitions);
  const consents = new ConsentService(db, new AgreementService(db));
  const operators = new OperatorNoticeService(consents, cooperations, messages);
  return { cooperations, history, jobs, operators, transitions };
}

/** Reminds and escalates threads that are due. */
export async function watchThreads(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { cooperations, history, jobs, operators } = cooperationsOf({ db, cipher });
  await new ThreadWatchService(db, history, jobs, new ThreadNoticeService(cooperations, operators)).run();
}

/** Sends brands their texts of the day that are due. */
export async function sendBrandDigests(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { cooperations, jobs } = cooperationsOf({ db, cipher });
  await new BrandDigestService(cooperations, db, jobs).run();
}

/** Reminds of requests for pictures, and ends those that are over. */
export async function watchImages(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { cooperations, history, jobs, operators, transitions } = cooperationsOf({ db, cipher });
  const notices = new ImageNoticeService(cooperations, operators);
  const copies = new ImageCopyService(unused, jobs, unused, unused, unused);
  const requests = new ImageRequestService(copies, db, history, unused, notices, transitions, unused);
  await new ImageWatchService(db, history, jobs, notices, requests).run();
}

/** Tells followers and entrants of tenders what has happened. */
export async function watchTenders(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  await new TenderWatchService(db, jobs, new TenderNoticeService(messages), pino({ enabled: false })).run();
}

/** Tells IPs of tenders that look for them. */
export async function alertTenders(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  await new TenderAlertService(db, jobs, new TenderNoticeService(messages)).run();
}

/** Tells followers of campaigns what has happened. */
export async function watchCampaigns(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  await new CampaignWatchService(db, jobs, messages).run();
}

/** Forgets who of brands scored projects long ago. */
export async function sweepBrands(): Promise<void> {
  const { db } = await openFixtures();
  await new TenderBrandService(db, unused, unused, unused, unused, unused, unused, unused).sweep();
}

/** Lists skin goods whose day has come. */
export async function listSkins(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  const transitions = new TransitionService(db, new HistoryService(db, cipher));
  await new SkinListingService(db, jobs, new SkinNoticeService(messages), transitions).run();
}

/** Reminds of rights documents that expire. */
export async function watchRights(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  await new RightsWatchService(db, jobs, messages).run();
}

/** Deletes for good what has been in the trash long enough. */
export async function sweepTrash(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const history = new HistoryService(db, cipher);
  const records = new RevisionRecordService(new TransitionService(db, history));
  const subjects = new SubjectRegistry();
  subjects.register(seriesSubject);
  const uses = new FileUseService();
  const revisions = new RevisionService(db, subjects, records, uses);
  await new TrashService(db, unused, history, unused, records, revisions, subjects, unused, uses).run();
}

/** Runs the query about open payments. */
export async function askSandbox(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  const history = new HistoryService(db, cipher);
  const transitions = new TransitionService(db, history);
  const payables = new PayableService();
  payables.register(new OrderPayable(transitions, messages));
  const refunds = new RefundService(db, unused, cipher, history, unused, transitions, messages, payables);
  const wallet = sandboxWallet();
  const payments = new PaymentService(db, transitions, payables, refunds, wallet);
  await new PaymentWatchService(db, jobs, payments, wallet).run();
}

/** Runs the hourly sweep of archives. */
export async function sweepExports(storage?: Storage): Promise<void> {
  const { db, cipher, ...on } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  const transitions = new TransitionService(db, new HistoryService(db, cipher));
  const config = { DATA_DIR: api().dataDir } as never;
  await new ExportWorkService(db, jobs, unused, transitions, messages, storage ?? on.storage, config).sweep();
}

/** Runs the hourly end of hand-overs that nobody answered, or whose owner lost the IP. */
export async function endHandovers(): Promise<void> {
  const { db, cipher } = await openFixtures();
  const { jobs, messages } = postOf({ db, cipher });
  const transitions = new TransitionService(db, new HistoryService(db, cipher));
  await new HandoverMoveService(db, jobs, transitions, new HandoverNoticeService(cipher, messages)).expire();
}

/** Runs the daily deletion after retention periods. */
export async function sweepRetention(): Promise<void> {
  const registry = new PersonalDataRegistry();
  const files = new FileService(unused, unused, unused, unused, unused, unused, unused);
  for (const data of [
    new SessionPersonalData(unused),
    new ConsentPersonalData(),
    new CodePersonalData(unused, unused, { run: () => Promise.resolve() } as never),
    new ComplaintPersonalData(unused, files),
    new MemberPersonalData(unused),
    new TeamPersonalData(unused),
  ])
    registry.register(data);
  await registry.expire((await openFixtures()).db);
}

/** Runs the hourly deletion of finished jobs. */
export async function sweepJobs(): Promise<void> {
  await postOf(await openFixtures()).jobs.sweep();
}

/** Runs the hourly care of the scan log, at another time. */
export async function keepScans(
  now: Date,
  closing = new AbortController().signal,
  storage?: Storage,
): Promise<void> {
  const on = await openFixtures();
  await new ScanArchiveService(on.db, unused, storage ?? on.storage).run(now, closing);
}

/** Adds up the counts of months that are over, at another time. */
export async function addUpMonths(
  now = new Date(),
  closing = new AbortController().signal,
  db?: Db,
): Promise<void> {
  await new ScanMonthCountService(db ?? (await openFixtures()).db, unused).run(now, closing);
}
