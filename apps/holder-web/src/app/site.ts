import type { Operator } from '@ipw/domain/core/operator';

/** What the page says of its operator. */
const { content } = document.querySelector<HTMLMetaElement>('meta[name=operator]')!;
const operator = JSON.parse(content) as Operator;

const SYSTEMS = [
  ['systems.data', operator.data_console_url],
  ['systems.rights', operator.rights_site_url],
] as const;
const FILINGS = [
  [operator.icp_number, 'https://beian.miit.gov.cn/'],
  [operator.police_number, 'https://beian.mps.gov.cn/'],
] as const;

/** The operator of this installation. */
export const site = {
  ...operator,
  /** The sister systems it has; links to them never carry a token. */
  systems: SYSTEMS.flatMap(([name, url]) => (url ? [{ name, url }] : [])),
  filings: FILINGS.flatMap(([number, url]) => (number ? [{ number, url }] : [])),
};

/** The address of this app, without a page. */
export const siteAddress = (): string => location.origin + location.pathname;
