/** The product's own services on this worker's database and folder, for what a timer would do in an hour or a day. */
import { join } from 'node:path';
import { AlertRaise } from '../src/code/alert/alert-raise.service';
import { AlertWatch } from '../src/code/alert/alert-watch';
import { PaymentWatch } from '../src/code/order/payment-watch';
import { Payments } from '../src/code/order/payments.service';
import { Refunds } from '../src/code/order/refunds.service';
import { SandboxWallet } from '../src/code/order/sandbox-wallet';
import { Delivery } from '../src/message/delivery';
import { ExportWork } from '../src/export/export-work';
import { History } from '../src/core/transition/history';
import { Jobs } from '../src/core/jobs/jobs';
import { openKeys } from '../src/core/keys';
import { Messages } from '../src/message/message.service';
import { Phones } from '../src/core/security/phones';
import { Retention } from '../src/closure/retention';
import { Transitions } from '../src/core/transition/transitions';
import type { Ground } from '../src/db/seed/ground';
import { ground } from './ground';
import { api } from './server';

const unused = undefined as never;

/** Queues what it sends; nobody here does the jobs. */
function postOf({ db, cipher }: Pick<Ground, 'db' | 'cipher'>) {
  const jobs = new Jobs(db, cipher, unused);
  return { jobs, messages: new Messages(db, new Delivery(jobs, cipher, new Phones(cipher), unused)) };
}

/** A look at the log of scans; of what has settled for so many seconds. */
export async function watchScans(settlesSeconds = 0): Promise<void> {
  const { db, cipher } = await ground();
  const { jobs, messages } = postOf({ db, cipher });
  await new AlertWatch(db, jobs, new AlertRaise(new History(db, cipher), messages)).run(settlesSeconds);
}

/** The sandbox wallet of this worker's product, with its books. */
export function sandboxWallet(): SandboxWallet {
  const { dataDir } = api();
  return new SandboxWallet(openKeys(dataDir), join(dataDir, 'sandbox-wallet'));
}

/** What is asked of the sandbox every minute about payments that have been open for a while. */
export async function askSandbox(): Promise<void> {
  const { db, cipher } = await ground();
  const { jobs, messages } = postOf({ db, cipher });
  const history = new History(db, cipher);
  const transitions = new Transitions(db, history);
  const refunds = new Refunds(cipher, history, transitions, messages);
  const wallet = sandboxWallet();
  const payments = new Payments(db, transitions, messages, refunds, wallet);
  await new PaymentWatch(db, jobs, payments, wallet).run();
}

/** The hourly sweep of archives. */
export async function sweepExports(): Promise<void> {
  const { db, cipher, storage } = await ground();
  const { jobs, messages } = postOf({ db, cipher });
  const transitions = new Transitions(db, new History(db, cipher));
  const config = { DATA_DIR: api().dataDir } as never;
  await new ExportWork(db, jobs, unused, transitions, messages, storage, config).sweep();
}

/** The daily deletion of what has been kept long enough. */
export async function sweepRetention(): Promise<void> {
  await new Retention((await ground()).db, unused).sweep();
}
