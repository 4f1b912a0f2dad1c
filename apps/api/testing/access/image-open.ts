/** A granted picture: the secret of a link opens it in the recipient's browser only. */
import { IMAGE_REQUEST, ulid } from '@ipw/domain';
import { hashToken, newToken } from '../../src/core/security/token';
import { openFixtures } from '../fixtures';
import { api } from '../server';
import { buyerLinks } from '../services';
import type { People } from './actors';
import { recordOf } from './records';

export async function imageLinks(people: People) {
  const { db } = await openFixtures();
  const image_request_id = await recordOf('imageRequest', 'own', people);
  await db.update('image_request', { state: 'granted' }, { id: image_request_id });
  await db.update('image_request_item', { granted_at: new Date() }, { image_request_id });
  const item = (await db.one<{ file_id: string; phone_hash: string; link_number: number }>(
    `SELECT i.file_id, c.phone_hash, c.link_number FROM image_request_item i JOIN image_request q ON q.id = i.image_request_id
      JOIN cooperation c ON c.id = q.cooperation_id WHERE i.image_request_id = ?`,
    [image_request_id],
  ))!;
  const token = newToken();
  await db.insert('image_link', {
    id: ulid(),
    image_request_id,
    file_id: item.file_id,
    token_hash: hashToken(token),
    link_number: item.link_number,
    expires_at: new Date(Date.now() + IMAGE_REQUEST.linkMs),
  });
  const open = async (path: string, phone?: string) => {
    const cookie = phone && buyerLinks().cookie(phone).split(';')[0]!;
    const answer = await fetch(`${api().url}/api/files/images/${path}`, {
      headers: cookie ? { cookie } : {},
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  return [
    { who: 'visitor', got: await open(token), wanted: 404 },
    { who: 'another phone', got: await open(token, 'b'.repeat(64)), wanted: 404 },
    { who: 'the recipient', got: await open(token, item.phone_hash), wanted: 200 },
    { who: 'the recipient, with another secret', got: await open(newToken(), item.phone_hash), wanted: 404 },
  ];
}
