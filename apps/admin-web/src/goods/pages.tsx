import { IpLink } from '../components/RecordLink';
import { choices, moment, search, sorted, text, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { count, money } from '../fields/figures';

/** Goods that carry labels, with their code totals. */
export default pagesOf<'goods'>({
  title: (goods) => goods.product_name,
  subtitle: (goods) => goods.ip_name,
  picture: (goods) => goods.image,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['licensee', 'ordered', 'issued', 'given', 'scanned', 'created_at'],
  filters: { q: search, creation: choices(['manual', 'system'], 'creation') },
  fields: {
    ip: { show: (goods) => <IpLink id={goods.ip_id}>{goods.ip_name}</IpLink> },
    project_name: text((goods) => goods.project_name),
    licensee: text((goods) => goods.licensee),
    price: money((goods) => goods.price_fen),
    creation: word('creation', (goods) => goods.creation),
    ordered: count((goods) => goods.ordered),
    issued: count((goods) => goods.issued),
    reserved: count((goods) => goods.reserved),
    given: count((goods) => goods.given),
    scanned: count((goods) => goods.scanned),
    created_at: sorted(moment((goods) => goods.created_at)),
    deleted_at: moment((goods) => goods.deleted_at),
  },
  facts: [
    { title: 'facts.goods', fields: ['ip', 'project_name', 'licensee', 'price', 'creation', 'created_at'] },
    { title: 'facts.codes', fields: ['ordered', 'issued', 'reserved', 'given', 'scanned'] },
    { title: 'facts.removed', fields: ['deleted_at'], when: (goods) => goods.deleted_at !== null },
  ],
});
