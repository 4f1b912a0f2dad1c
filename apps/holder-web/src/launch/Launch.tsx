import { kindOf, type PendingTasks, reviewStatesOf } from '@ipw/domain';
import { buttonClass, CheckIcon, StateBadge } from '@ipw/ui';
import { Link } from 'react-router';
import { paths, withQuery } from '../app/paths';
import { useT } from '../i18n/catalogue';
import './launch.css';
import { isLaunched, type Step, stepsOf } from './launch-steps';

interface StepProps {
  ipId: string;
  step: Step;
  place: number;
  next: boolean;
}

function StepCard({ ipId, step, place, next }: StepProps) {
  const t = useT();
  const { subject, state, done, hidden } = step;
  const name = t(`subject.${subject}`);
  const go = t(state ? 'steps.open' : 'steps.begin');
  return (
    <li data-next={next || undefined} data-done={done || undefined}>
      <span className="launch-mark" aria-hidden="true">
        {done ? <CheckIcon /> : place}
      </span>
      <div>
        <h3>
          {name} {state && <StateBadge machine={reviewStatesOf(subject)} state={state} />}
        </h3>
        <p className="ui-soft">{t(hidden ? 'steps.hidden' : `steps.${subject}.why`)}</p>
      </div>
      <Link
        className={buttonClass(next ? 'primary' : 'secondary', 'ui-button-small')}
        to={withQuery(kindOf(subject).listPage, { id: ipId })}
        aria-label={`${go}: ${name}`}
      >
        {go}
      </Link>
    </li>
  );
}

interface Props {
  ipId: string;
  found: Pick<PendingTasks, 'counts' | 'shown'>;
  /** Whether the preview stands beside it. */
  preview?: boolean;
}

/** The way to a complete shop: what each part gains, what buyers see already, and what comes next. */
export function Launch({ ipId, found, preview = false }: Props) {
  const t = useT();
  const steps = stepsOf(found);
  const done = steps.filter((step) => step.done);
  const left = steps.filter((step) => !step.done);
  const next = steps.find(({ open }) => open);
  const list = (shown: readonly Step[]) => (
    <ol>
      {shown.map((step) => (
        <StepCard
          key={step.subject}
          ipId={ipId}
          step={step}
          place={steps.indexOf(step) + 1}
          next={step === next}
        />
      ))}
    </ol>
  );
  return (
    <section className="ui-card launch" aria-labelledby="launch">
      <header>
        <h2 id="launch">{t(isLaunched(steps) ? 'steps.richer' : 'steps.title')}</h2>
        <p className="ui-soft">
          {t(left.length === 0 ? 'steps.complete' : next ? 'steps.lead' : 'steps.waiting')}
        </p>
      </header>
      <div className="launch-progress">
        <progress max={steps.length} value={done.length} aria-label={t('steps.progress')} />
        <p>{t('steps.done', { done: done.length, all: steps.length })}</p>
      </div>
      {list(left)}
      {done.length > 0 && (
        <details>
          <summary>{t('steps.live', { count: done.length })}</summary>
          {list(done)}
        </details>
      )}
      <p className="ui-row">
        {!preview && <Link to={withQuery(paths.ipStoreEmpty, { id: ipId })}>{t('steps.preview')} →</Link>}
        {isLaunched(steps) && <Link to={withQuery(paths.qrCode, { id: ipId })}>{t('steps.share')} →</Link>}
        <Link to={withQuery(paths.ipGoodsManagement, { id: ipId })}>{t('steps.goods')} →</Link>
      </p>
    </section>
  );
}
