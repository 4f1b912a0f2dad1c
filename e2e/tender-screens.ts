/** The console's pages of tender projects. */
export async function tenderDeskScreens(
  first: (resource: string) => Promise<string>,
  console: (path: string) => string,
): Promise<Record<string, string>> {
  const tender = await first('tenders');
  return {
    tenders: console('tenders'),
    tender: console(`tenders/${tender}/show`),
    'edit tender': console(`tenders/${tender}`),
    'new tender': console('tenders/create'),
  };
}
