/** Limits of a sheet: IPs at once, sheets of a phone in a day, and to one IP in 30 days; code points of its texts. */
export const SHEET = {
  ips: 5,
  perDay: 10,
  perIp: 5,
  quantity: 1_000_000_000,
  describe: 500,
  name: 40,
  company: 80,
  answer: 500,
  series: 5,
  alternatives: 3,
  /** Days in which an IP the buyer has asked is not offered again. */
  askedDays: 90,
} as const;
