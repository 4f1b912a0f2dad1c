import { randomInt } from 'node:crypto';
import {
  type AgreementUpdate,
  type Challenge,
  checkCharacter,
  ERRORS,
  type IpInput,
  proofText,
  solve,
  type SignedIn,
  type UploadedFile,
  type Usage,
} from '@ipw/domain';
import type { APIRequestContext } from '@playwright/test';
import { type PictureFile, png } from './pictures';

let count = 0;
const stamp = Date.now().toString(36).slice(-5);

/** An unused name of Latin letters and digits, which the name rule allows. */
export const newName = (start: string): string => `${start}${stamp}${String((count += 1))}`;

/** An unregistered mainland phone number. */
export const newPhone = (): string =>
  `137${String(Date.now()).slice(-5)}${String((count += 1)).padStart(3, '0')}`;

/** A birthday that other workers do not use: a right holder files once for free. */
const born = new Date(Date.UTC(1970, 0, 1 + randomInt(10_000)))
  .toISOString()
  .slice(0, 10)
  .replaceAll('-', '');

/** An unused, invented resident identity number with a valid check character, which the local identity check accepts. */
export const newDocumentNumber = (): string => {
  const digits = `330106${born}${String(500 + ((count += 1) % 500))}`;
  return digits + checkCharacter(digits);
};

export const PASSWORD = 'a calm fox drinks tea';

/** Valid data of an IP. */
export const ipOf = (ip_name: string, ip_image: string): IpInput => ({
  ip_name,
  ip_image,
  intro: 'A fox who keeps a tea house at the foot of the mountain.',
  core_audience: 'Young people who like tea',
  auth_field_id: 18,
  birth_time: '2020-05-01',
  birth_area: 'CN',
  ip_origin: 1,
  ip_types: [1, 3],
  kernels: [1, 8],
  own_kernels: [],
});

/** A member who uses the data API directly, to prepare a spec's records. */
export class Member {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly codeFor: (phone: string) => Promise<string>,
    readonly phone: string,
    readonly session: SignedIn,
  ) {}

  get token(): string {
    return this.session.token;
  }

  static async register(
    request: APIRequestContext,
    codeFor: (phone: string) => Promise<string>,
    username = newName('Holder'),
  ): Promise<Member> {
    const phone_number = newPhone();
    const phone = { area_code: '86', phone_number };
    await call(request, 'member/sendYzm', { ...phone, scene: 'register' });
    const session = await call<SignedIn>(request, 'member/register', {
      ...phone,
      yzm: await codeFor(phone_number),
      password: PASSWORD,
      confirm_password: PASSWORD,
      username,
      location: '浙江',
      agree: 1,
    });
    return new Member(request, codeFor, phone_number, session);
  }

  static async signIn(
    request: APIRequestContext,
    codeFor: (phone: string) => Promise<string>,
    { phone_number, password }: { phone_number: string; password: string },
  ): Promise<Member> {
    const session = await call<SignedIn>(request, 'member/login', {
      area_code: '86',
      phone_number,
      login_type: 'password',
      password,
    });
    return new Member(request, codeFor, phone_number, session);
  }

  /** The same member with a second session. */
  elsewhere(): Promise<Member> {
    return Member.signIn(this.request, this.codeFor, { phone_number: this.phone, password: PASSWORD });
  }

  call<T>(path: string, input: object = {}): Promise<T> {
    return call<T>(this.request, path, input, this.token);
  }

  /** Accepts agreements other specs have published, so that no dialog appears. */
  async agree(): Promise<this> {
    const news = await this.call<AgreementUpdate[]>('content/updates');
    for (const { page, version } of news) await this.call('content/consent', { page, version, agree: 1 });
    return this;
  }

  async verify(): Promise<this> {
    await this.call('member/sendYzm', { area_code: '86', phone_number: this.phone, scene: 'auth' });
    await this.call('member/auth', {
      real_name: '顾小满',
      document_number: newDocumentNumber(),
      phone_number: this.phone,
      yzm: await this.codeFor(this.phone),
    });
    return this;
  }

  async upload(picture: string | PictureFile, usage: Usage): Promise<UploadedFile> {
    const answer = await this.request.post(`/api/common/upload?usage=${usage}`, {
      headers: { authorization: `Bearer ${this.token}` },
      multipart: { usage, file: typeof picture === 'string' ? await png(picture) : picture },
    });
    return opened<UploadedFile>((await answer.json()) as Envelope, 'common/upload');
  }

  async addIp(
    ip_name = newName('Fox'),
    picture: string | PictureFile = `${ip_name}.png`,
  ): Promise<{ ip_id: string; ip_name: string }> {
    const { image_id } = await this.upload(picture, 'avatar');
    const { ip_id } = await this.call<{ ip_id: string }>('ip/add', ipOf(ip_name, image_id));
    return { ip_id, ip_name };
  }

  /** A submitted claim of a new IP. */
  async claim(
    ip_name?: string,
    picture?: PictureFile,
  ): Promise<{ claim_id: string; ip_id: string; ip_name: string }> {
    const ip = await this.addIp(ip_name, picture);
    const { image_id } = await this.upload(`certificate-${ip.ip_name}.png`, 'rights_proof');
    const { claim_id } = await this.call<{ claim_id: string }>('claim/submit', {
      kind: 'normal',
      ip_id: ip.ip_id,
      proof_images: [image_id],
      agree: 1,
    });
    return { claim_id, ...ip };
  }
}

interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

function opened<T>({ code, msg, data }: Envelope, path: string): T {
  if (code !== 0) throw new Error(`${path}: ${String(code)} ${msg} ${JSON.stringify(data)}`);
  return data as T;
}

async function call<T>(request: APIRequestContext, path: string, input: object, token?: string): Promise<T> {
  const ask = async (data: object) => {
    const answer = await request.post(`/api/${path}`, {
      data,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return (await answer.json()) as Envelope;
  };
  let answer = await ask(input);
  if (answer.code === ERRORS.CAPTCHA.code) {
    const { challenge } = answer.data as { challenge: Challenge };
    answer = await ask({ ...input, captcha: proofText(solve(challenge)) });
  }
  return opened<T>(answer, path);
}
