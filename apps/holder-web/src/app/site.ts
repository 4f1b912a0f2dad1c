import type { Operator } from '@ipw/domain/core/operator';

/** What the page says of its operator. */
const { content } = document.querySelector<HTMLMetaElement>('meta[name=operator]')!;
const operator = JSON.parse(content) as Operator;

const SYSTEMS = [
  { name: 'systems.data', url: operator.data_console_url },
  { name: 'systems.rights', url: operator.rights_site_url },
] as const;
const FILINGS = [
  { number: operator.icp_number, url: 'https://beian.miit.gov.cn/' },
  { number: operator.police_number, url: 'https://beian.mps.gov.cn/' },
];

/** The operator of this installation. */
export const site = {
  phone: operator.phone,
  email: operator.email,
  holidays: operator.holidays,
  /** The sister systems it has; links to them never carry a token. */
  systems: SYSTEMS.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
  filings: FILINGS.flatMap(({ number, url }) => (number ? [{ number, url }] : [])),
};

/** The address of this app, without a page. */
export const siteAddress = (): string => location.origin + location.pathname;
