import { awardMachine } from '@ipw/domain';
import { TenderLink } from '../components/RecordLink';
import { choices, moment, prose, search, state, text } from '../fields/kinds';
import { recordPages } from '../review/record-pages';
import { AwardBrand } from './AwardBrand';
import { AwardSheet } from './AwardSheet';

/** Results of ended tenders: proposed by one staff member, published by another. */
export default recordPages<'awards'>(
  {
    asks: { return: ['reason'] },
    formed: ['propose'],
    title: (award) => award.title,
    subtitle: (award) => award.brand_name,
    picture: (award) => award.picture,
    sort: { field: 'created_at', order: 'DESC' },
    columns: ['state', 'ends_at', 'approved', 'unchecked', 'objections', 'published_at'],
    filters: {
      q: search,
      state: choices(Object.keys(awardMachine.states), 'state.tender_award'),
    },
    fields: {
      state: state(awardMachine, (award) => award.state),
      ends_at: moment((award) => award.closes_at),
      approved: text((award) => award.approved),
      unchecked: text((award) => award.unchecked),
      objections: text((award) => award.objections),
      published_at: moment((award) => award.published_at),
    },
    details: {
      tender: { show: (award) => <TenderLink id={award.id}>{award.title}</TenderLink> },
      no_award_reason: prose((award) => award.no_award_reason),
      proposed_by: text((award) => award.proposed_by),
      published_by: text((award) => award.published_by),
    },
    facts: [
      {
        title: 'facts.result',
        fields: ['state', 'tender', 'ends_at', 'approved', 'unchecked', 'objections'],
      },
      { title: 'facts.review', fields: ['proposed_by', 'published_by', 'published_at', 'no_award_reason'] },
    ],
    stakes: ['approved', 'no_award_reason'],
  },
  {
    below: (award) => (
      <>
        <AwardBrand award={award} />
        <AwardSheet key={award.version} award={award} />
      </>
    ),
  },
);
