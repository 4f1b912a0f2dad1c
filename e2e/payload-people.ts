import type { UploadedFile, Usage } from '@ipw/domain';
import type { APIRequestContext } from '@playwright/test';
import { expect, type Member } from './fixtures';
import { forgetCreations } from './limits';
import { ipOf, newName, PASSWORD } from './people';
import { HALVES, PAYLOADS } from './payloads';
import { png } from './pictures';

/** A member from Singapore with a payload in every text, whose passport waits for verification. */
export async function newcomer(
  request: APIRequestContext,
  codeFor: (phone: string) => Promise<string>,
  at: number,
) {
  const payload = PAYLOADS[at]!;
  const phone_number = `81${String(Date.now()).slice(-4)}${String(at).padStart(2, '0')}`;
  const phone = { area_code: '65', phone_number };
  const call = async <T>(path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = (await (await request.post(`/api/${path}`, { data, headers })).json()) as {
      code: number;
      data: T;
    };
    expect(answer, path).toMatchObject({ code: 0 });
    return answer.data;
  };
  await call('member/sendYzm', { ...phone, scene: 'register' });
  const { token } = await call<{ token: string }>(
    'member/register',
    {
      ...phone,
      yzm: await codeFor(phone_number),
      password: PASSWORD,
      confirm_password: PASSWORD,
      username: payload,
      location: payload,
      agree: 1,
    },
    { 'user-agent': payload },
  );
  const headers = { authorization: `Bearer ${token}` };
  const other = PAYLOADS[(at + 1) % PAYLOADS.length]!;
  await call('member/profileSave', { username: other, location: payload }, headers);
  await call('member/profileSave', { username: payload, location: payload }, headers);
  const file = await png('passport.png');
  const stored = await request.post('/api/common/upload?usage=identity', { headers, multipart: { file } });
  const { data } = (await stored.json()) as { data: UploadedFile };
  await call(
    'member/auth',
    {
      document_type: 'passport',
      real_name: payload,
      document_number: 'E1234567K',
      document_images: [data.image_id],
    },
    headers,
  );
  return token;
}

const artistFiles = async (member: Member) => ({
  avatar: (await member.upload('a.png', 'avatar')).image_id,
  cover: (await member.upload('b.png', 'artist_cover')).image_id,
});

/** An artist with a payload in every text field. */
const artistOf = (payload: string, files: { avatar: string; cover: string }) => ({
  ...files,
  en_name: newName('Pay'),
  gender: 'female',
  intro: payload,
  location: payload,
  ip_type_id: 1,
  art_genres_id: [1],
  other_art_genres: payload,
  artist_school: payload,
  accounts: {
    microblog: payload,
    short_video: payload,
    lifestyle: payload,
    public_account: payload,
    other: payload,
  },
});

/** A new artist's claim; after its approval, `edit` submits changed texts and returns the IP. */
export async function artistClaim(member: Member) {
  const files = await artistFiles(member);
  const { claim_id } = await member.call<{ claim_id: string }>('claim/submit', {
    kind: 'artist',
    ...artistOf(PAYLOADS[0], files),
    proof_images: [(await member.upload('c.png', 'rights_proof')).image_id],
    agree: 1,
  });
  const edit = async (): Promise<string> => {
    const { ip_id } = await member.call<{ ip_id: string }>('claim/detail', { claim_id });
    await member.call('ip/update', { ip_id, kind: 'artist', ...artistOf(PAYLOADS[4], files) });
    return ip_id;
  };
  return { claim_id, edit };
}

/** Claims of one member, each with another payload in all texts. */
export async function fillClaims(member: Member): Promise<void> {
  const upload = (usage: Usage, name = 'a.png') => member.upload(name, usage);
  const files = await artistFiles(member);
  for (const [index, payload] of PAYLOADS.entries()) {
    await forgetCreations();
    const proof = await upload('rights_proof', `${payload.replaceAll('/', '')}.png`);
    await member.call('claim/submit', {
      kind: 'artist',
      ...artistOf(payload, files),
      proof_images: [proof.image_id],
      agree: 1,
    });
    const contract = await upload('contract');
    await member.call('claim/submit', {
      kind: 'offline',
      ip_name: newName('Paper'),
      contract_number: payload,
      contract_images: [contract.image_id],
      consultant_name: payload,
      agree: 1,
    });
    if (index > 1) continue;
    // Two own tags of an IP contain all twenty payloads.
    const half = HALVES[index]!;
    const picture = await upload('avatar');
    const { ip_id } = await member.call<{ ip_id: string }>('ip/add', {
      ...ipOf(newName('Word'), picture.image_id),
      intro: half,
      core_audience: half.slice(0, 200),
    });
    await member.call('claim/submit', {
      kind: 'normal',
      ip_id,
      proof_images: [(await upload('rights_proof')).image_id],
      agree: 1,
    });
  }
}
