import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures';
import { newName } from './people';
import { forgetCodesSent } from './limits';

let count = 0;

/** A buyer without an account who uses the data API directly, to prepare a spec's records. */
export class Buyer {
  readonly phone = {
    area_code: '65',
    phone_number: `83${String(Date.now()).slice(-4)}${String((count += 1)).padStart(2, '0')}`,
  };
  readonly name = newName('Buyer');
  private link: { sheet_no: string; access_key: string } | undefined;

  constructor(
    private readonly request: APIRequestContext,
    private readonly codeFor: (phone: string) => Promise<string>,
  ) {}

  /** Sends a sheet to an IP; returns its number. */
  async ask(ip_id: string, more: object = {}): Promise<string> {
    await forgetCodesSent();
    await this.call('member/sendYzm', { ...this.phone, scene: 'cooperate' });
    this.link = await this.call('opportunity/cooperateSubmit', {
      ...this.phone,
      ip_id,
      yzm: await this.codeFor(this.phone.phone_number),
      sku_id: 9,
      buy_num: 5000,
      sku_describe: `${this.name} wants canvas bags in two sizes`,
      buyer_name: this.name,
      company_name: 'Green Field Goods',
      agree: { privacy: 1, user: 1, intermediary: 1 },
      ...more,
    });
    return this.link!.sheet_no;
  }

  /** Acts on the sheet with its link, and with a code for the phone. */
  async act<T>(call: 'cooperateConfirm' | 'cooperateAbandon' | 'cooperateDetail'): Promise<T> {
    if (call === 'cooperateDetail') return this.call(`opportunity/${call}`, { ...this.link });
    await forgetCodesSent();
    await this.call('member/sendYzm', { ...this.phone, scene: 'cooperate' });
    const yzm = await this.codeFor(this.phone.phone_number);
    return this.call(`opportunity/${call}`, { ...this.link, yzm });
  }

  private async call<T>(path: string, data: object): Promise<T> {
    const answer = (await (await this.request.post(`/api/${path}`, { data })).json()) as {
      code: number;
      data: T;
    };
    expect(answer, path).toMatchObject({ code: 0 });
    return answer.data;
  }
}
