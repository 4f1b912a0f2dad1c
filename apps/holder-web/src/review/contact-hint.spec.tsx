import { screen, waitFor } from '@testing-library/react';
import { contactServer, openContactForm } from '../testing/contact-form';
import { aContact } from '../testing/fixtures';

async function typeName(text: string) {
  const contact = aContact({ proposed: { link_name: '', link_QRcode: null } });
  const form = await openContactForm(contactServer({ contact }));
  const name = await form.name();
  await form.user.type(name, text);
  expect(name.value).toBe(text);
  const hint = (parts: string) => screen.queryByText(form.t('review.contacts', { parts }));
  return { ...form, name, hint };
}
const anyHint = () => document.querySelector('.contact-hint');

it.each([
  ['a phone number', 'Lin 13800138000', '13800138000'],
  ['a WeChat id', 'Lin 微信：xiaohe_2020', '微信：xiaohe_2020'],
  ['an address of mail', 'Lin lin@example.com', 'lin@example.com'],
  ['two of them', '13800138000 lin@example.com', '13800138000 · lin@example.com'],
])('%s is named while it is typed, and nothing is refused yet', async (_, text, parts) => {
  const { hint, name } = await typeName(text);
  expect(hint(parts)?.getAttribute('role')).toBe('status');
  expect(name.getAttribute('aria-invalid')).not.toBe('true');
});

it('goes once the details are taken out', async () => {
  const { user, name, hint } = await typeName('Lin 13800138000');
  expect(hint('13800138000')).not.toBeNull();
  await user.type(name, '{Backspace>11/}');
  await waitFor(() => expect(anyHint()).toBeNull());
});

it.each(['Lin', 'Lin, since 2020-01-01', '微信公众号与短视频平台'])('is not shown for %j', async (text) => {
  await typeName(text);
  expect(anyHint()).toBeNull();
});

it('is not shown at a field that is there for contact details', async () => {
  const { phone, user } = await typeName('Lin');
  await user.type(await phone(), '13800138000');
  expect(anyHint()).toBeNull();
});
