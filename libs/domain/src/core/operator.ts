/** Who runs an installation, as the holder app shows it; what is absent is not shown. */
export interface Operator {
  phone: string;
  email: string;
  data_console_url?: string | undefined;
  rights_site_url?: string | undefined;
  icp_number?: string | undefined;
  police_number?: string | undefined;
  /** Days off beside weekends, `YYYY-MM-DD`. */
  holidays?: readonly string[] | undefined;
}
