import { may } from '../http/may';
import { PageHead } from '../components/PageHead';
import { useT } from '../i18n/locale';
import { useMe } from '../http/session';
import { ClaimOverview } from './ClaimOverview';
import { CareOverview } from './CareOverview';
import { QuickLinks } from './QuickLinks';
import { SheetFigures } from './SheetFigures';
import './dashboard.css';

const GREETINGS = [
  [5, 'greeting.night'],
  [11, 'greeting.morning'],
  [18, 'greeting.day'],
  [24, 'greeting.evening'],
] as const;

/** The home page: pending work of the staff member, or links. */
export function Dashboard() {
  const t = useT();
  const me = useMe();
  const hour = new Date().getHours();
  const greeting = GREETINGS.find(([until]) => hour < until)?.[1] ?? GREETINGS[0][1];
  return (
    <>
      <PageHead title={t(greeting, { name: me.name })} />
      {may(me, 'claims', 'decide') && <ClaimOverview />}
      {may(me, 'follow-ups', 'list') && <CareOverview />}
      {may(me, 'sheets', 'list') && <SheetFigures />}
      <QuickLinks />
    </>
  );
}
