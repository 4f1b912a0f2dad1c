import { filingMachine } from '@ipw/domain';
import { FilingLink, LabelOrderLink } from '../components/RecordLink';

interface Paid {
  subject: string;
  order_id: string;
  order_number: string;
}

/** What was paid: its number, which leads to it. */
export const paidThing = {
  show: ({ subject, order_id, order_number }: Paid) => {
    const Link = subject === filingMachine.name ? FilingLink : LabelOrderLink;
    return <Link id={order_id}>{order_number}</Link>;
  },
};
