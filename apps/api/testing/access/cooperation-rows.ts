/** Routes of cooperations, their threads and requests for pictures, and one of each. */
import { shanghaiDay, ulid } from '@ipw/domain';
import { plantPicture } from '../../src/db/seed/fixtures';
import type { Fixtures } from '../../src/db/seed/fixtures';
import { plantImageRequest } from '../../src/db/seed/plant-images';
import { plantCooperation, plantThread } from '../../src/db/seed/plant-cooperations';
import { picture } from '../pictures';
import type { Person } from './actors';
import { NOWHERE, type Row } from './row';

/** The one cooperation of a person's IP, so that its link opens its threads. */
async function cooperationOf(on: Fixtures, { ip }: Person): Promise<string> {
  const known = await on.db.one<{ id: string }>(
    'SELECT id FROM cooperation WHERE ip_id = ? ORDER BY id LIMIT 1',
    [ip],
  );
  return known?.id ?? plantCooperation(on, { ip_id: ip });
}

async function threadOf(on: Fixtures, person: Person): Promise<string> {
  const image = await plantPicture(on, person.id, 'draft_image', await picture('png'), 'draft.png', false);
  return plantThread(on, {
    cooperation_id: await cooperationOf(on, person),
    ip_id: person.ip,
    member_id: person.id,
    rounds: [{ images: [image] }],
  });
}

/** A request for a picture of a series, which waits. */
async function imageRequestOf(on: Fixtures, person: Person): Promise<string> {
  const image = await plantPicture(on, person.id, 'series_image', await picture('png'), 'fox.png');
  return plantImageRequest(on, {
    cooperation_id: await cooperationOf(on, person),
    ip_id: person.ip,
    member_id: person.id,
    series_id: NOWHERE,
    series_name: '四季',
    images: [image],
  });
}

export const COOPERATION_RECORDS = {
  imageRequest: { field: 'image_request_id', resource: 'image-requests', plant: imageRequestOf },
  cooperation: { field: 'cooperation_id', resource: 'cooperations', plant: cooperationOf },
  thread: { field: 'thread_id', resource: 'threads', plant: threadOf },
  /** A sealed thread that a new one may correct. */
  sealed: {
    field: 'corrects_id',
    plant: async (on: Fixtures, person: Person) => {
      const id = await threadOf(on, person);
      await on.db.update('thread', { state: 'confirmed' }, { id });
      return id;
    },
  },
  pin: {
    field: 'mark_id',
    plant: async (on: Fixtures, person: Person) => {
      const [round] = await on.db.rows<{ id: string; file_id: string }>(
        'SELECT r.id, f.file_id FROM thread_round r JOIN round_file f ON f.round_id = r.id WHERE r.thread_id = ?',
        [await threadOf(on, person)],
      );
      const id = ulid();
      await on.db.insert('round_pin', {
        id,
        round_id: round!.id,
        file_id: round!.file_id,
        place: 0,
        x: 0.5,
        y: 0.5,
        text: '这里',
      });
      return id;
    },
  },
  round: {
    field: 'round_id',
    plant: async (on: Fixtures, person: Person) =>
      (await on.db.one<{ id: string }>('SELECT id FROM thread_round WHERE thread_id = ?', [
        await threadOf(on, person),
      ]))!.id,
  },
};

const HASH = 'a'.repeat(64);
/** Pictures of nobody, which only a proven phone learns. */
const round = { images: [NOWHERE] };

export const COOPERATION_CALLS: Record<string, Row> = {
  'tender/cooperationList': {},
  'tender/cooperationDetail': {},
  'tender/threadList': {},
  'tender/threadDetail': {},
  // Refused to the holder too: the draft is not sealed.
  'tender/threadCertificate': { past: ['STATE'] },
  'tender/threadReply': { input: { version: 99, decision: 'approved' } },
  'tender/pinAnswer': { input: { state: 'open' }, fresh: true },
  'tender/confirmFinal': { input: { version: 99, hashes: [HASH], agree: 1 } },
  'tender/brandCertificate': { link: 'brand', past: ['STATE'] },
  'tender/imageRequestList': {},
  'tender/imageRequestDetail': {},
  'tender/imageDecide': { input: { version: 99, reason: '暂不授权' } },
  'tender/imageRevoke': { input: { version: 99, reason: '主视觉已更换' } },
  // The owner's too: the file is nobody's upload, and the picture not of the request.
  'tender/imageTrace': { chosen: ['image_id'], input: { found: NOWHERE } },
  'tender/brandImages': { link: 'brand' },
  // The series is looked for once the phone is proven.
  'tender/imageRequest': {
    link: 'brand',
    anybodys: ['series_id'],
    input: { purpose: '印刷', used_in: '门店', until: shanghaiDay(new Date()), images: [NOWHERE] },
  },
  'tender/imageWithdraw': { link: 'brand', input: { version: 99 } },
  'tender/imageLink': { link: 'brand', anybodys: ['image_id'] },
  'tender/brandCooperation': { link: 'brand' },
  'tender/brandThread': { link: 'brand' },
  // What it corrects is looked for once the phone is proven.
  'tender/threadOpen': {
    link: 'brand',
    anybodys: ['corrects_id'],
    input: { kind: 'product_design', product_name: '帆布袋', ...round },
  },
  'tender/roundSubmit': { link: 'brand', input: { version: 99, ...round } },
  'tender/brandPinAnswer': { link: 'brand', input: { state: 'open' } },
  'tender/brandDaily': { link: 'brand', input: { daily: 0 } },
  'tender/brandForget': {},
  'tender/finalMark': { link: 'brand', input: { version: 99 } },
};

export const COOPERATION_ROUTES: Record<string, Row> = {
  'GET cooperations': {},
  'GET cooperations/counts': {},
  'GET cooperations/export': {},
  'GET cooperations/:id': {},
  'GET cooperations/:id/history': {},
  'POST cooperations': {
    input: { ip_id: NOWHERE, title: '春季联名', source: 'platform', buyer_name: '林经理' },
    past: ['NOT_FOUND'],
  },
  'PUT cooperations/:id': { input: { buyer_name: '林经理', version: 99 } },
  'POST cooperations/:id/:action': { action: 'end', input: { version: 99, reason: '合同到期' } },
  'GET image-requests': {},
  'GET image-requests/counts': {},
  'GET image-requests/export': {},
  'GET image-requests/:id': {},
  'GET image-requests/:id/history': {},
  'POST image-requests': {
    input: {
      ...{ cooperation_id: NOWHERE, series_id: NOWHERE, purpose: '印刷', used_in: '门店' },
      until: shanghaiDay(new Date()),
    },
    past: ['NOT_FOUND'],
  },
  'POST image-requests/:id/link': { input: { image_id: NOWHERE } },
  'POST image-requests/:id/:action': { action: 'withdraw', input: { version: 99 } },
  'GET threads': {},
  'GET threads/counts': {},
  'GET threads/export': {},
  'GET threads/:id': {},
  'GET threads/:id/history': {},
  'POST threads': {
    input: { cooperation_id: NOWHERE, kind: 'product_design', product_name: '帆布袋', ...round },
    past: ['NOT_FOUND'],
  },
  'PUT threads/:id': { input: { version: 99, ...round } },
  'POST threads/:id/pin': { input: { mark_id: NOWHERE, state: 'open' }, past: ['VALIDATION'] },
  'POST threads/:id/:action': { action: 'mark_final', input: { version: 99 } },
};
