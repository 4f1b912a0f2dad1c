import type { Operator } from '@ipw/domain/core/operator';

/** Of a trial, invented: an installation's own values are in the page (`OPERATOR_…` of the API's settings). */
const TRIAL: Operator = {
  phone: '400-800-2016',
  email: 'service@ip-workbench.example',
  data_console_url: 'https://data.ip-workbench.example/',
  rights_site_url: 'https://rights.ip-workbench.example/',
  icp_number: '京ICP备16000000号-1',
  police_number: '京公网安备11000002000001号',
};

const given = document.querySelector('meta[name=operator]')?.getAttribute('content');
const operator = given ? (JSON.parse(given) as Operator) : TRIAL;

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
  /** The sister systems it has; links to them never carry a token. */
  systems: SYSTEMS.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
  filings: FILINGS.flatMap(({ number, url }) => (number ? [{ number, url }] : [])),
};

/** The address of this app, without a page. */
export const siteAddress = (): string => location.origin + location.pathname;
