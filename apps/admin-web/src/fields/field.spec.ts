import { bodyOf, type Fields } from './field';

interface Thing {
  ip_name: string;
}
const fields: Fields<Thing> = {
  ip_name: { show: () => null, blank: '' },
  match_relation: { show: () => null, blank: null },
  kind: { show: () => null },
};

describe('bodyOf', () => {
  it('sends the named fields and the version seen, nothing else of the record', () => {
    const form = { id: '1', version: 3, ip_name: 'A', match_relation: 0, kind: 'normal', owner_id: 'x' };
    expect(bodyOf(fields, ['ip_name', 'match_relation'], form)).toEqual({
      ip_name: 'A',
      match_relation: 0,
      version: 3,
    });
  });

  it('gives an emptied input back as what the server takes', () => {
    const form = { ip_name: null, match_relation: null, kind: null };
    expect(bodyOf(fields, ['ip_name', 'match_relation', 'kind'], form)).toEqual({
      ip_name: '',
      match_relation: null,
    });
  });
});
