import type { APIRequestContext } from '@playwright/test';
import { createConnection } from 'mysql2/promise';
import { expect } from './fixtures';
import { newName } from './people';
import { forgetCodesSent } from './limits';
import { stage } from './stage';
import { at, paths } from './ways';

let count = 0;

/** Ends the time in which a sheet can be answered; the server closes it within fifteen seconds. */
export async function endTime(sheet_no: string): Promise<void> {
  const uri = stage.databaseUrl;
  if (!uri) throw new Error('E2E_STAGES names the database of the server under test');
  const connection = await createConnection({ uri });
  await connection.query('UPDATE sheet SET ends_at = NOW(3) - INTERVAL 1 SECOND WHERE sheet_no = ?', [
    sheet_no,
  ]);
  await connection.end();
}

/** A buyer without an account who uses the data API directly, to prepare a spec's records. */
export class Buyer {
  readonly phone = {
    area_code: '65',
    phone_number: `83${String(Date.now()).slice(-4)}${String((count += 1)).padStart(2, '0')}`,
  };
  readonly name = newName('Buyer');
  private cookie = '';
  private link: { sheet_no: string; access_key: string } | undefined;

  constructor(
    private readonly request: APIRequestContext,
    private readonly codeFor: (phone: string) => Promise<string>,
  ) {}

  /** Sends a sheet to an IP; returns its number. */
  async ask(ip_id: string, more: object = {}): Promise<string> {
    await forgetCodesSent();
    await this.call('member/sendYzm', { ...this.phone, scene: 'cooperate' });
    const { sheet_no, access_key } = await this.call<{ sheet_no: string; access_key: string }>(
      'opportunity/cooperateSubmit',
      {
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
      },
    );
    this.link = { sheet_no, access_key };
    return sheet_no;
  }

  /** The page of the sheet, by its link. */
  get page(): string {
    const { sheet_no = '', access_key = '' } = this.link ?? {};
    return at(`${paths.cooperateDetail}?no=${sheet_no}&key=${access_key}`);
  }

  /** Acts on the sheet in the browser that sent it, which has proven the phone. */
  act<T>(call: 'cooperateConfirm' | 'cooperateAbandon'): Promise<T> {
    return this.call(`opportunity/${call}`, { ...this.link });
  }

  private async call<T>(path: string, data: object): Promise<T> {
    const answer = await this.request.post(`/api/${path}`, { data, headers: { cookie: this.cookie } });
    const [cookie = ''] = (answer.headers()['set-cookie'] ?? '').split(';');
    if (cookie) this.cookie = cookie;
    const body = (await answer.json()) as { code: number; data: T };
    expect(body, path).toMatchObject({ code: 0 });
    return body.data;
  }
}
