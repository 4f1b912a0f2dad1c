/** Members, staff and records for the bad inputs, and a valid input for every call. */
import { type Scene, ulid } from '@ipw/domain';
import {
  plantClaim,
  plantFollowUp,
  plantIp,
  plantComplaint,
  plantMessage,
  plantNote,
  plantOperator,
  plantSeries,
} from '../../src/db/seed/fixtures';
import { type Caller, openFixtures, member, PASSWORD, picture, staff, type StaffLogin } from '../fixtures';
import { api } from '../server';
import { type CodeFixtures, openCodes } from './code-fixtures';
import { plantDrafts } from './draft-fixtures';
import { galleryInputs } from './gallery-inputs';
import { openSkins, type SkinFixtures } from './skin-fixtures';
import { openTenders, type TenderFixtures } from './tender-fixtures';
import { openStories, type StoryFixtures } from './story-fixtures';
import { teamInputs } from './team-inputs';
import { openRounds, type ThreadFixtures } from './thread-fixtures';

/** A well-formed id of no record. */
export const NOWHERE = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
export const CODE = '246810';
export const DOCUMENT = '330106199003074218';

export interface BadInputFixtures
  extends StoryFixtures, CodeFixtures, TenderFixtures, SkinFixtures, ThreadFixtures {
  ann: Caller;
  ben: Caller;
  unverified: Caller;
  staff: Record<'reviewer' | 'consultant' | 'finance' | 'admin' | 'enrolling', StaffLogin>;
  ip: string;
  artistIp: string;
  claimedIp: string;
  benIp: string;
  proof: string;
  avatar: string;
  benProof: string;
  claim: string;
  benClaim: string;
  failedClaim: string;
  operator: string;
  note: string;
  followUp: string;
  consultantId: string;
  /** Ann's IP, with a draft series, one under review and a public one. */
  ownIp: string;
  draftSeries: string;
  pendingSeries: string;
  publicSeries: string;
  publicImage: string;
  /** A series of another IP. */
  benSeries: string;
  cover: string;
  image: string;
  document: string;
  broadcast: string;
  banner: string;
  /** Uploaded by the administrator, not used by a banner. */
  bannerPicture: string;
  inputs: Record<string, Record<string, unknown>>;
  /** Inserts a code as if it had been sent; the newest of phone and scene counts. */
  code(phone: string, scene: Scene, life?: number, areaCode?: string): Promise<void>;
}

async function code(phone: string, scene: Scene, life = 600_000, areaCode = '86'): Promise<void> {
  const { db, cipher } = await openFixtures();
  const id = ulid();
  await db.insert('one_time_code', {
    id,
    phone_hash: cipher.blind('phone', `${areaCode} ${phone}`),
    scene,
    code_hash: cipher.blind('code', `${id} ${CODE}`),
    expires_at: new Date(Date.now() + life),
  });
}

async function enrolling(): Promise<StaffLogin> {
  const login = await staff('admin');
  await (await openFixtures()).db.update('staff', { totp_exempt: 0 }, { id: login.id });
  return login;
}

/** An unregistered phone. */
export const NEW_PHONE = '13900000001';

export async function openBadInputs(): Promise<BadInputFixtures> {
  await api().reset();
  const on = await openFixtures();
  const [ann, ben, unverified] = [
    await member({ username: '安' }),
    await member({ username: '本' }),
    await member({ username: '未', verified: false }),
  ];
  const plant = (ip_name: string, kind: 'normal' | 'artist' = 'normal') => plantIp(on, { ip_name, kind });
  const [ip, artistIp, claimedIp, benIp, failedIp] = [
    await plant('山茶兔'),
    await plant('林见山', 'artist'),
    await plant('云岭'),
    await plant('潮汐'),
    await plant('青瓦'),
  ];
  const [proof, avatar, benProof] = [
    await picture(ann.id),
    await picture(ann.id, 'avatar'),
    await picture(ben.id),
  ];
  const claim = (ip_id: string, member_id: string, state: 'submitted' | 'claimed' | 'failed') =>
    plantClaim(on, { ip_id, member_id, state, reason_code: state === 'failed' ? 'proof_unclear' : '' });
  await claim(claimedIp, ben.id, 'claimed');
  const submitted = await claim(benIp, ann.id, 'submitted');
  const benClaim = await claim(benIp, ben.id, 'submitted');
  const failedClaim = await claim(failedIp, ann.id, 'failed');
  await plantMessage(on.db, ben.id, 'welcome');
  const operator = await plantOperator(on.db, artistIp, ann.id, null);
  const [admin, consultant] = [await staff('admin'), await staff('consultant')];
  const ofAnn = { member_id: ann.id, author_id: admin.id };
  const ownIp = await plant('松果');
  await plantOperator(on.db, ownIp, ann.id, 1);
  const complaint_id = await plantComplaint(on, { ip_id: ownIp });
  const series = async (owner: Caller, ip_id: string, state: 'draft' | 'pending' | 'approved') => {
    const [cover, image, document] = [
      await picture(owner.id, 'gallery_cover'),
      await picture(owner.id, 'series_image'),
      await picture(owner.id, 'rights_document'),
    ];
    const id = await plantSeries(on, {
      ip_id,
      member_id: owner.id,
      series_name: `系列${state}`,
      cover,
      images: [image],
      rights_documents: [document],
      visibility: 'public',
      state,
    });
    return { id, cover, image, document };
  };
  const [draft, pending, live, bens] = [
    await series(ann, ownIp, 'draft'),
    await series(ann, ownIp, 'pending'),
    await series(ann, ownIp, 'approved'),
    await series(ben, claimedIp, 'draft'),
  ];
  const { storyInputs, ...ids } = await openStories(on, ann, ownIp, { ip_id: claimedIp, member_id: ben.id });
  const { codeInputs, ...made } = await openCodes(on, ann, ownIp, { ip_id: claimedIp, member: ben });
  const broadcast = await plantDrafts(on, NOWHERE);
  const banner = ulid();
  const image_id = await picture(admin.id, 'banner');
  await on.db.insert('banner', { id: banner, titles: '{}', image_id, active: 1 });
  return {
    ann,
    ben,
    unverified,
    staff: {
      reviewer: await staff('reviewer'),
      consultant,
      finance: await staff('finance'),
      admin,
      enrolling: await enrolling(),
    },
    ip,
    artistIp,
    claimedIp,
    benIp,
    proof,
    avatar,
    benProof,
    claim: submitted,
    benClaim,
    failedClaim,
    operator,
    note: await plantNote(on, { ...ofAnn, text: '午后再打电话' }),
    followUp: await plantFollowUp(on, { ...ofAnn, due_on: '2027-01-01', about: '回访' }),
    consultantId: consultant.id,
    ownIp,
    draftSeries: draft.id,
    pendingSeries: pending.id,
    publicSeries: live.id,
    publicImage: live.image,
    benSeries: bens.id,
    cover: draft.cover,
    image: draft.image,
    document: draft.document,
    broadcast,
    ...ids,
    ...made,
    inputs: {
      ...inputsOf({ ip, claimedIp, proof, avatar, phone: ann.phone_number, ownIp }),
      'complaint/list': { ip_id: ownIp },
      'complaint/answer': { ip_id: ownIp, complaint_id, version: 1, answer: '该作品由我们独立创作。' },
      'claim/answerSave': { claim_id: submitted, answer: '我于 2018 年登记了这件作品。' },
      ...galleryInputs(ownIp, draft),
      ...storyInputs,
      ...codeInputs,
    },
    banner,
    bannerPicture: await picture(admin.id, 'banner'),
    ...(await openTenders(on, admin.id)),
    ...(await openRounds(on, { ip_id: ownIp, member_id: ann.id }, { ip_id: claimedIp, member_id: ben.id })),
    ...(await openSkins(on, { ip_id: ownIp, member_id: ann.id }, { ip_id: claimedIp, member_id: ben.id })),
    code,
  };
}

function inputsOf({
  ip,
  claimedIp,
  proof,
  avatar,
  phone,
  ownIp,
}: Record<'ip' | 'claimedIp' | 'proof' | 'avatar' | 'phone' | 'ownIp', string>) {
  const newcomer = { area_code: '86', phone_number: NEW_PHONE };
  const known = { area_code: '86', phone_number: phone };
  return {
    'ip/search': { keyword: '山' },
    'ip/add': {
      ip_name: '月台猫',
      ip_image: avatar,
      intro: '一只在月台等车的猫',
      core_audience: '通勤的人',
      auth_field_id: 31,
      birth_time: '2020-02-29',
      birth_area: 'CN',
      ip_origin: 1,
      ip_types: [1, 7],
      kernels: [1],
    },
    'claim/choiceSave': { values: '{"choice":{"keyword":"山"}}' },
    'claim/save': { ip_id: ip, proof_images: [proof] },
    'claim/disputeSubmit': {
      ip_id: claimedIp,
      statement: '这是我登记的作品，请核查。',
      proof_images: [proof],
    },
    'claim/submit': { kind: 'normal', ip_id: ip, proof_images: [proof], agree: 1 },
    'member/isRegister': newcomer,
    'member/sendYzm': { ...newcomer, scene: 'register' },
    'member/register': {
      ...newcomer,
      yzm: CODE,
      password: 'a pass 四季花开',
      confirm_password: 'a pass 四季花开',
      username: '新人',
      location: '浙江 杭州',
      agree: 1,
    },
    'member/login': { ...known, login_type: 'password', password: PASSWORD },
    'member/resetPassword': {
      ...known,
      yzm: CODE,
      new_password: 'meadow-lark-99',
      confirm_password: 'meadow-lark-99',
    },
    'member/updPassword': {
      old_password: PASSWORD,
      new_password: 'meadow-lark-99',
      confirm_password: 'meadow-lark-99',
    },
    'member/auth': {
      real_name: '顾小满',
      document_number: DOCUMENT,
      phone_number: NEW_PHONE,
      yzm: CODE,
    },
    'POST staff': { username: 'new.person', name: '新人', role: 'reviewer' },
    'message/setPreference': { group: 'reviews', channel: 'sms', on: 1 },
    'member/sendEmailCode': { email: 'ann@example.com', password: PASSWORD },
    'member/confirmEmail': { email: 'ann@example.com', yzm: CODE },
    'member/changePhone': { ...known, phone_number: NEW_PHONE, yzm: CODE, old_yzm: CODE },
    ...teamInputs(ownIp, NEW_PHONE),
    'member/profileSave': { username: '新名', location: '浙江 杭州' },
    'member/removeEmail': { password: PASSWORD },
    'member/requestExport': { password: PASSWORD },
    'member/requestClosure': { password: PASSWORD, agree: 1 },
    'POST ips': { ip_name: '新月', kind: 'normal' },
  } satisfies Record<string, Record<string, unknown>>;
}
