import type { Plugin } from 'vite';
import { AGREEMENTS } from '../../libs/domain/src/articles/legal';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../libs/domain/src/core/text';
import { paths } from './src/app/paths';

/** What every page but the plain ones needs. */
const ROUTED = 'router.tsx';

/** What every page behind sign-in needs. */
const MEMBER = {
  files: [ROUTED, 'member-routes.tsx', 'Queries.tsx', 'MemberBar.tsx', 'load-member.ts', 'member-parts.ts'],
  parts: ['bar'],
};
const WORKBENCH = {
  files: [...MEMBER.files, 'WorkbenchLayout.tsx'],
  parts: [...MEMBER.parts, 'signed-in', 'workbench'],
};

/** Chunks of pages, and the parts of the catalogue they use. */
const NEEDS = {
  // A first visit opens the introduction; on later visits its files are in the browser's cache.
  landing: { files: [ROUTED, 'LandingPage.tsx', 'IntroDialog.tsx', 'fox.webp'], parts: ['landing', 'about'] },
  legal: { files: [ROUTED, 'LegalPage.tsx'], parts: ['landing'] },
  login: { files: [ROUTED, 'LoginPage.tsx'], parts: ['account'] },
  register: { files: [ROUTED, 'RegisterPage.tsx'], parts: ['account'] },
  cooperate: { files: ['AskRoute.tsx'], parts: ['ask'] },
  cooperateSuccess: { files: ['SuccessRoute.tsx'], parts: ['cooperate', 'sent'] },
  campaign: {
    files: ['CampaignRoute.tsx', 'CampaignPage.tsx', 'Wall.tsx', 'Works.tsx'],
    parts: ['campaign'],
  },
  other: { files: [ROUTED], parts: [] },
  member: MEMBER,
  workbench: WORKBENCH,
  home: { files: [...WORKBENCH.files, 'HomePage.tsx'], parts: WORKBENCH.parts },
};
/** Pages of visitors, by address; `:id` stands for its last part. */
const PAGES: Readonly<Record<string, keyof typeof NEEDS>> = {
  [paths.root]: 'landing',
  [paths.landing]: 'landing',
  [paths.login]: 'login',
  [paths.register]: 'register',
  [paths.cooperate]: 'cooperate',
  [paths.cooperateSuccess]: 'cooperateSuccess',
  [paths.collectionEvent]: 'campaign',
  ...Object.fromEntries(AGREEMENTS.map((page) => [paths[page], 'legal'])),
};

/** Pages behind sign-in, by address or by its first part. Others need what all of them do. */
const MEMBER_PAGES: typeof PAGES = {
  [paths.dashboardHome]: 'home',
  ...Object.fromEntries(
    [paths.dashboard, paths.ipStore, paths.iprManage, paths.toolsManage, paths.authorizeCooperation].map(
      (path) => [path, 'workbench'],
    ),
  ),
};

/**
 * Writes the files each address and language needs into the page; `public/early.js` requests them before the app runs.
 * Without it every page would wait for two more round trips.
 */
export const early = (): Plugin => ({
  name: 'early',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) return;
      const files = (fileName: string): string[] => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk') return [fileName];
        return [fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...chunk.imports.flatMap(files)];
      };
      const asked = new Set(files(entry.fileName));
      const names = (file: (typeof bundle)[string]) =>
        file.type === 'chunk' ? [file.facadeModuleId ?? ''] : file.originalFileNames;
      /** Files of these sources and their imports, without those the page loads anyway. */
      const load = (sources: string[]) => {
        const of = Object.values(bundle).filter((file) =>
          names(file).some((name) => sources.some((source) => name.endsWith(source))),
        );
        return [...new Set(of.flatMap(({ fileName }) => files(fileName)))].filter((file) => !asked.has(file));
      };
      const forEach = (list: (need: (typeof NEEDS)[keyof typeof NEEDS]) => string[]) =>
        Object.fromEntries(Object.entries(NEEDS).map(([page, need]) => [page, load(list(need))]));
      const words = (language: string) =>
        forEach(({ parts }) => [
          `/holder-web/src/i18n/${language}.ts`,
          ...parts.flatMap((part) => [
            `/domain/src/i18n/${part}.${language}.ts`,
            `/holder-web/src/i18n/${part}.${language}.ts`,
            `/${part}.i18n.${language}.ts`,
          ]),
        ]);
      const plan = {
        pages: PAGES,
        memberPages: MEMBER_PAGES,
        files: forEach((need) => need.files.map((file) => `/${file}`)),
        words: Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])),
        usual: DEFAULT_LANGUAGE,
      };
      const attrs = { type: 'module', async: true, src: '/early.js', 'data-plan': JSON.stringify(plan) };
      return [{ tag: 'script', attrs, injectTo: 'head' }];
    },
  },
});
