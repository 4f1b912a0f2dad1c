import { shopApi, type ContactDetail, type Language, type MemberInfo } from '@ipw/domain';
import { screen } from '@testing-library/react';
import { paths } from '../app/paths';
import type { FakeApi } from './fake-api';
import { aContact, aMember } from './fixtures';
import { fakeApi } from './frame';
import { renderApp, type RenderedApp } from './render-app';
import { wordsOf } from './words';

export interface ContactForm extends RenderedApp {
  api: FakeApi;
  /** The inputs of the contact's name and phone. */
  name: () => Promise<HTMLInputElement>;
  phone: () => Promise<HTMLInputElement>;
  /** The saved inputs, in order. */
  sent: () => { link_name?: string; version?: number | undefined; draft?: boolean }[];
}

interface Options {
  contact?: ContactDetail;
  member?: MemberInfo;
  language?: Language;
}

/** A server that stores one contact and counts its versions, for the contact page. */
export function contactServer({ contact = aContact(), member = aMember() }: Options = {}): FakeApi {
  let stored = contact;
  return fakeApi(member)
    .on(shopApi.contact, () => stored)
    .on(shopApi.ipLinkInfoUpdate, ({ input: { link_name = '', link_phone_number, draft } }) => {
      stored = {
        ...stored,
        ...(draft ? {} : { state: 'pending', actions: ['withdraw'] }),
        version: stored.version + 1,
        proposed: { link_name, link_QRcode: null },
        link_phone_number: link_phone_number || null,
      };
      return { state: stored.state, version: stored.version };
    });
}

/** The smallest form with a draft: the business contact of an IP. */
export async function openContactForm(
  api = contactServer(),
  { member = aMember(), language = 'en' }: Options = {},
): Promise<ContactForm> {
  const t = wordsOf(language);
  const app = await renderApp(paths.shopContact, { member, language });
  const form: ContactForm = {
    ...app,
    api,
    name: () => screen.findByLabelText(t('field.link_name')),
    phone: () => screen.findByLabelText(new RegExp(`^${t('field.link_phone_number')}`)),
    sent: () => api.inputs(shopApi.ipLinkInfoUpdate),
  };
  await form.name();
  return form;
}
