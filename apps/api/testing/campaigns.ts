/** Entrants of collection campaigns: browsers without an account. */
import type { UploadedFile } from '@ipw/domain';
import request from 'supertest';
import { CampaignPersonalData } from '../src/campaign/campaign.personal-data';
import { EntryNoticeService } from '../src/campaign/entry-notice.service';
import { EntryPictureService } from '../src/campaign/entry-picture.service';
import { EntryRemovalService } from '../src/campaign/entry-removal.service';
import { FileService } from '../src/core/files/file.service';
import { JobService } from '../src/core/jobs/job.service';
import { HistoryService } from '../src/core/transition/history.service';
import { TransitionService } from '../src/core/transition/transition.service';
import { plantCampaign } from '../src/db/seed/plant-campaign';
import { openFixtures, picture as plantedPicture, staff } from './fixtures';
import { picture } from './pictures';
import { api } from './server';
import { newPhone } from './sheets';
import { askCode } from './sign-up';

const unused = undefined as never;

export type Phone = ReturnType<typeof newPhone>;

/** What an answer of the data API holds. */
interface Answer {
  code: number;
  msg: string;
  data: any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** A campaign of a new administrator, collecting unless said otherwise. */
export async function campaignOf(more: Partial<Parameters<typeof plantCampaign>[1]> = {}): Promise<string> {
  const { id } = await staff('admin');
  return plantCampaign(await openFixtures(), {
    author: id,
    cover: await plantedPicture(id, 'campaign_cover'),
    ...more,
  });
}

export class Entrant {
  cookie = '';
  constructor(readonly phone: Phone = newPhone()) {}

  async call(path: string, input: object): Promise<Answer> {
    const { body, headers } = await request(api().url)
      .post(`/api/tender/${path}`)
      .set('accept-language', 'en')
      .set('cookie', this.cookie)
      .send(input);
    const [set] = (headers['set-cookie'] as unknown as string[] | undefined) ?? [];
    if (set) this.cookie = set.split(';')[0]!;
    return body as Answer;
  }

  async prove(): Promise<this> {
    const yzm = await askCode(this.phone, 'collect');
    const { code } = await this.call('campaignMine', { ...this.phone, yzm });
    if (code !== 0) throw new Error(`not proven: ${String(code)}`);
    return this;
  }

  async upload(bytes?: Buffer, name = 'work.png'): Promise<UploadedFile> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes ?? (await picture('png')))]), name);
    const answer = await fetch(`${api().url}/api/opportunity/visitorUpload?usage=campaign_image`, {
      method: 'POST',
      headers: { cookie: this.cookie },
      body,
    });
    return ((await answer.json()) as { data: UploadedFile }).data;
  }

  /** Enters a work with one new picture, unless `more` names others. */
  async enter(
    campaign_id: string,
    more: { images?: string[] } & Record<string, unknown> = {},
  ): Promise<Answer> {
    const images = more.images ?? [(await this.upload()).image_id];
    return this.call('campaignEntry', {
      ...this.phone,
      campaign_id,
      work_name: '老街',
      intro: '小时候住过的街。',
      categories: [0],
      entrant_name: '苏晚',
      agree: { privacy: 1, user: 1, rules: 1 },
      wall: 1,
      ...more,
      images,
    });
  }
}
export const proven = () => new Entrant().prove();

async function services() {
  const { db, cipher } = await openFixtures();
  const jobs = new JobService(db, cipher, unused, { ROLE: 'all' });
  const files = new FileService(unused, unused, unused, unused, unused, unused, unused);
  const pictures = new EntryPictureService(db, files, unused);
  const transitions = new TransitionService(db, new HistoryService(db, cipher));
  return { db, cipher, jobs, removals: new EntryRemovalService(cipher, db, pictures, transitions) };
}

/** Tells entrants the results that are published. */
export async function tellResults(): Promise<void> {
  const { db, cipher, jobs } = await services();
  await new EntryNoticeService(cipher, { PUBLIC_URL: '' } as never, db, jobs).tellResults();
}

/** Deletes entries whose time is over, as the sweep of personal data does. */
export async function sweepEntries(): Promise<void> {
  const { db, cipher, removals } = await services();
  await new CampaignPersonalData(cipher, removals).expire(db);
}
