import { PHASES, phaseOf } from '@ipw/domain';
import { Badge } from '@ipw/ui';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import type { ContentView } from './content-type';
import type { ListedKind } from './listed-kind';

interface Props {
  of: Pick<ListedKind, 'kind'>;
  /** The approved content, else the proposed one. */
  view: ContentView;
}

/** What the days of content say today: when it begins, that it ended, that its documents expire. */
export function PhaseBadge({ of: { kind }, view }: Props) {
  const t = useT();
  const language = useLanguage();
  const phase = phaseOf(kind, view);
  if (!phase) return null;
  const [from, until] = kind.span ?? [];
  const field = { scheduled: from, ended: until, expiring: kind.expires, expired: kind.expires }[phase]!;
  return (
    <span className="content-phase">
      <Badge tone={PHASES[phase]}>{t(`phase.${phase}`)}</Badge>
      <span className="ui-soft">{dayOf(String(view[field]), language)}</span>
    </span>
  );
}
