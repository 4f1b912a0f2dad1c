import type { OwnWords } from './catalogue';

/** Words of pages behind sign-in, and of those that few visitors open. */
export const MEMBER_PARTS = {
  agreement: {
    en: async () => (await import('./agreement.en')).agreementEn,
    'zh-CN': async () => (await import('./agreement.zh-CN')).agreementZhCn,
    'zh-TW': async () => (await import('./agreement.zh-TW')).agreementZhTw,
  },
  bar: {
    en: async () => (await import('./bar.en')).barEn,
    'zh-CN': async () => (await import('./bar.zh-CN')).barZhCn,
    'zh-TW': async () => (await import('./bar.zh-TW')).barZhTw,
  },
  opportunity: {
    en: async () => (await import('@ipw/domain/i18n/opportunity.en')).opportunityEn,
    'zh-CN': async () => (await import('@ipw/domain/i18n/opportunity.zh-CN')).opportunityZhCn,
    'zh-TW': async () => (await import('@ipw/domain/i18n/opportunity.zh-TW')).opportunityZhTw,
  },
  member: {
    en: async () => ({
      ...(await import('@ipw/domain/i18n/signed-in.en')).signedInEn,
      ...(await import('@ipw/domain/i18n/closure.en')).closureEn,
      ...(await import('./member.en')).memberEn,
      ...(await import('./devices.en')).devicesEn,
      ...(await import('./centre.en')).centreEn,
    }),
    'zh-CN': async () => ({
      ...(await import('@ipw/domain/i18n/signed-in.zh-CN')).signedInZhCn,
      ...(await import('@ipw/domain/i18n/closure.zh-CN')).closureZhCn,
      ...(await import('./member.zh-CN')).memberZhCn,
      ...(await import('./devices.zh-CN')).devicesZhCn,
      ...(await import('./centre.zh-CN')).centreZhCn,
    }),
    'zh-TW': async () => ({
      ...(await import('@ipw/domain/i18n/signed-in.zh-TW')).signedInZhTw,
      ...(await import('@ipw/domain/i18n/closure.zh-TW')).closureZhTw,
      ...(await import('./member.zh-TW')).memberZhTw,
      ...(await import('./devices.zh-TW')).devicesZhTw,
      ...(await import('./centre.zh-TW')).centreZhTw,
    }),
  },
  search: {
    en: async () => (await import('../features/search/search.i18n.en')).searchEn,
    'zh-CN': async () => (await import('../features/search/search.i18n.zh-CN')).searchZhCn,
    'zh-TW': async () => (await import('../features/search/search.i18n.zh-TW')).searchZhTw,
  },
  editing: {
    en: async () => (await import('./editing.en')).editingEn,
    'zh-CN': async () => (await import('./editing.zh-CN')).editingZhCn,
    'zh-TW': async () => (await import('./editing.zh-TW')).editingZhTw,
  },
  session: {
    en: async () => (await import('./session.en')).sessionEn,
    'zh-CN': async () => (await import('./session.zh-CN')).sessionZhCn,
    'zh-TW': async () => (await import('./session.zh-TW')).sessionZhTw,
  },
  workbench: {
    en: async () => ({
      ...(await import('@ipw/domain/i18n/signed-in.en')).signedInEn,
      ...(await import('./workbench.en')).workbenchEn,
    }),
    'zh-CN': async () => ({
      ...(await import('@ipw/domain/i18n/signed-in.zh-CN')).signedInZhCn,
      ...(await import('./workbench.zh-CN')).workbenchZhCn,
    }),
    'zh-TW': async () => ({
      ...(await import('@ipw/domain/i18n/signed-in.zh-TW')).signedInZhTw,
      ...(await import('./workbench.zh-TW')).workbenchZhTw,
    }),
  },
} satisfies Record<string, OwnWords>;

export type MemberPart = keyof typeof MEMBER_PARTS;
