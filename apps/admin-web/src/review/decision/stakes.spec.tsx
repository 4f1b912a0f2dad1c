import type { RivalClaim } from '@ipw/domain';
import { screen, within } from '@testing-library/react';
import { listed } from '../../testing/fake-console';
import { aClaim, staffMember } from '../../testing/fixtures';
import { fakeConsole, renderConsole } from '../../testing/render-console';

const rival = (member_name: string): RivalClaim => ({
  id: member_name,
  state: 'submitted',
  member_name,
  submitted_at: null,
});
const rival_claims = [rival('Mei'), rival('Tao')];

describe('the question before an approval', () => {
  async function askAbout(claim: ReturnType<typeof aClaim>) {
    fakeConsole(staffMember('reviewer'))
      .on('claims.list', listed('claims', [claim]))
      .on('claims.one', claim)
      .on('claims.historyOf', []);
    const app = await renderConsole(`/claims/${claim.id}/show`);
    await screen.findByRole('heading', { level: 1, name: 'Lantern Fox' });
    await app.user.keyboard('a');
    const name = app.t('review.ask', { action: app.t('action.claim.approve'), name: 'Lantern Fox' });
    return { question: within(await screen.findByRole('dialog', { name })), ...app };
  }

  it('names who gets the IP, and whom the approval refuses', async () => {
    const { question, t } = await askAbout(aClaim({ rivals: 2, rival_claims }));
    expect(question.getByText(t('field.member_name')).nextSibling?.textContent).toBe('Lin');
    expect(question.getByText(t('field.ip_name')).nextSibling?.textContent).toBe('Lantern Fox');
    await question.findByText(t('rivals.refused', { names: 'Mei · Tao', count: 2 }));
  });

  it('warns of no rival when there is none', async () => {
    const { question, t } = await askAbout(aClaim());
    expect(question.getByText(t('field.member_name')).nextSibling?.textContent).toBe('Lin');
    expect(document.querySelector('dialog .warning')).toBeNull();
  });

  it('on many rows says it of each: the rivals are read with the record', async () => {
    const contested = aClaim({ ip_name: 'Fox', rivals: 2 });
    const alone = aClaim({ ip_name: 'Owl', member_name: 'Wei' });
    fakeConsole(staffMember('reviewer'))
      .on('claims.list', listed('claims', [contested, alone]))
      .on('claims.one', { ...contested, rival_claims });
    const { t, user } = await renderConsole('/claims');
    await screen.findByText('Owl');
    for (const box of within(screen.getByRole('table')).getAllByRole('checkbox').slice(-2))
      await user.click(box);
    await user.keyboard('a');
    const question = within(await screen.findByRole('dialog'));
    await question.findByText(t('rivals.refused', { names: 'Mei · Tao', count: 2 }));
    const [first, second] = question.getAllByRole('listitem');
    expect(first!.textContent).toContain('Mei · Tao');
    expect(second!.textContent).toContain('Wei');
    expect(second!.textContent).not.toContain('Mei');
  });
});

it('the question before a payment is confirmed shows the amount, and of whom', async () => {
  const order = {
    id: 'o1',
    state: 'in_process',
    version: 2,
    actions: ['confirm_payment', 'refuse_voucher'],
    order_number: '261120-00001',
    product_name: 'Tea tin',
    label_type: 'common',
    quantity: 500,
    repeat_of: null,
    amount_fen: 123_450,
    payment_type: 'bank',
    paid: 0,
    waits_for: null,
    due_at: null,
    ip_id: 'i1',
    ip_name: 'Lantern Fox',
    member_id: 'm1',
    member_name: 'Lin',
    assigned_at: null,
    assignee_id: null,
    assignee_name: null,
    created_at: '2026-11-20T08:00:00.000Z',
  };
  fakeConsole(staffMember()).on('label-orders.list', listed('label-orders', [order]));
  const { t, user } = await renderConsole('/label-orders');
  await screen.findByText('Tea tin');
  await user.keyboard('ja');
  const question = within(await screen.findByRole('dialog'));
  const fact = (name: 'amount' | 'member_name' | 'order_number') =>
    question.getByText(t(`field.${name}`)).nextSibling?.textContent;
  expect(fact('amount')).toContain('1,234.50');
  expect(fact('member_name')).toBe('Lin');
  expect(fact('order_number')).toBe('261120-00001');
});
