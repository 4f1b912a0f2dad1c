import { Init1700000000000 } from './0000-init';
import { Verification1700000000001 } from './0001-verification';
import { Whence1700000000002 } from './0002-whence';
import { MemberCentre1700000000004 } from './0004-member-centre';
import { DataExport1700000000005 } from './0005-data-export';
import { Closure1700000000006 } from './0006-closure';
import { Staff1700000000008 } from './0008-staff';
import { AuditChain1700000000009 } from './0009-audit-chain';
import { Outbox1700000000010 } from './0010-outbox';
import { Consultant1700000000012 } from './0012-consultant';
import { Care1700000000013 } from './0013-care';
import { Agreements1700000000016 } from './0016-agreements';
import { VerificationMarks1700000000017 } from './0017-verification-marks';
import { Broadcasts1700000000018 } from './0018-broadcasts';
import { Banners1700000000019 } from './0019-banners';
import { References1700000000020 } from './0020-references';
import { Abuse1700000000022 } from './0022-abuse';
import { Review1700000000029 } from './0029-review';
import { Code1700000000039 } from './0039-code';
import { Pieces1700000000040 } from './0040-pieces';
import { Shop1700000000043 } from './0043-shop';
import { Manual1700000000044 } from './0044-manual';
import { Visits1700000000045 } from './0045-visits';
import { IpSlugs1700000000046 } from './0046-ip-slugs';
import { Articles1700000000047 } from './0047-articles';
import { Faqs1700000000048 } from './0048-faqs';
import { MergedTags1700000000049 } from './0049-merged-tags';
import { Uploads1700000000050 } from './0050-uploads';
import { ErasedOrders1700000000051 } from './0051-erased-orders';
import { SavedFilters1700000000053 } from './0053-saved-filters';
import { CodeExports1700000000054 } from './0054-code-exports';
import { ScanRecords1700000000056 } from './0056-scan-records';
import { CodeReports1700000000057 } from './0057-code-reports';
import { CodeAlerts1700000000060 } from './0060-code-alerts';
import { RefundSettled1700000000061 } from './0061-refund-settled';
import { InvoicePapers1700000000062 } from './0062-invoice-papers';
import { BusinessPassword1700000000066 } from './0066-business-password';
import { BusinessCheck1700000000067 } from './0067-business-check';
import { QueueOfAKind1700000000068 } from './0068-queue-of-a-kind';
import { ContentDesks1700000000070 } from './0070-content-desks';
import { WalletQuestions1700000000077 } from './0077-wallet-questions';
import { HeldDownloads1700000000078 } from './0078-held-downloads';
import { PolicyDrafts1700000000079 } from './0079-policy-drafts';
import { RefundsOfAnOrder1700000000095 } from './0095-refunds-of-an-order';
import { ScanMarks1700000000100 } from './0100-scan-marks';
import { OrderNumbers1700000000105 } from './0105-order-numbers';
import { RepeatOrders1700000000106 } from './0106-repeat-orders';
import { KeyChecks1700000000110 } from './0110-key-checks';
import { DemoAccounts1700000000111 } from './0111-demo-accounts';
import { JobLanes1700000000115 } from './0115-job-lanes';
import { AttemptsOfAKey1700000000116 } from './0116-attempts-of-a-key';

/** In the order in which they run; each runs once, under a lock. */
export const MIGRATIONS = [
  Init1700000000000,
  Verification1700000000001,
  Whence1700000000002,
  MemberCentre1700000000004,
  DataExport1700000000005,
  Closure1700000000006,
  Staff1700000000008,
  AuditChain1700000000009,
  Outbox1700000000010,
  Consultant1700000000012,
  Care1700000000013,
  Agreements1700000000016,
  VerificationMarks1700000000017,
  Broadcasts1700000000018,
  Banners1700000000019,
  References1700000000020,
  Abuse1700000000022,
  Review1700000000029,
  Code1700000000039,
  Pieces1700000000040,
  Shop1700000000043,
  Manual1700000000044,
  Visits1700000000045,
  IpSlugs1700000000046,
  Articles1700000000047,
  Faqs1700000000048,
  MergedTags1700000000049,
  Uploads1700000000050,
  ErasedOrders1700000000051,
  SavedFilters1700000000053,
  CodeExports1700000000054,
  ScanRecords1700000000056,
  CodeReports1700000000057,
  CodeAlerts1700000000060,
  RefundSettled1700000000061,
  InvoicePapers1700000000062,
  BusinessPassword1700000000066,
  BusinessCheck1700000000067,
  QueueOfAKind1700000000068,
  ContentDesks1700000000070,
  WalletQuestions1700000000077,
  HeldDownloads1700000000078,
  PolicyDrafts1700000000079,
  RefundsOfAnOrder1700000000095,
  ScanMarks1700000000100,
  OrderNumbers1700000000105,
  RepeatOrders1700000000106,
  KeyChecks1700000000110,
  DemoAccounts1700000000111,
  JobLanes1700000000115,
  AttemptsOfAKey1700000000116,
];
