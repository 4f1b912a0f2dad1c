/** Settings of the operator, set at build time. Each is named in full, so that the build puts its value in place. */
export const site = {
  phone: import.meta.env.VITE_CONTACT_PHONE ?? '400-800-2016',
  email: import.meta.env.VITE_CONTACT_EMAIL ?? 'service@ip-workbench.example',
  /** The two sister systems; links to them never carry a token. */
  systems: [
    {
      name: 'systems.data',
      url: import.meta.env.VITE_DATA_CONSOLE_URL ?? 'https://data.ip-workbench.example/',
    },
    {
      name: 'systems.rights',
      url: import.meta.env.VITE_RIGHTS_SITE_URL ?? 'https://rights.ip-workbench.example/',
    },
  ],
  filings: [
    { number: import.meta.env.VITE_ICP_NUMBER ?? '京ICP备16000000号-1', url: 'https://beian.miit.gov.cn/' },
    {
      number: import.meta.env.VITE_POLICE_NUMBER ?? '京公网安备11000002000001号',
      url: 'https://beian.mps.gov.cn/',
    },
  ],
} as const;

/** The address of this app, without a page. */
export const siteAddress = (): string => location.origin + location.pathname;
