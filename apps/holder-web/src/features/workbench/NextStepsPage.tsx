import { dashboardApi, kindOf, reviewStatesOf } from '@ipw/domain';
import { buttonClass, CheckIcon, ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import './next-steps.css';
import { type Step, stepsOf } from './next-steps';

function StepCard({ ipId, step, place, next }: { ipId: string; step: Step; place: number; next: boolean }) {
  const t = useT();
  const { subject, state, done } = step;
  const name = t(`subject.${subject}`);
  const go = t(state ? 'steps.open' : 'steps.begin');
  return (
    <li className="ui-card" data-next={next || undefined} data-done={done || undefined}>
      <span className="next-steps-mark" aria-hidden="true">
        {done ? <CheckIcon /> : place}
      </span>
      <div>
        <h2>
          {name} {state && <StateBadge machine={reviewStatesOf(subject)} state={state} />}
        </h2>
        <p className="ui-soft">{t(`steps.${subject}.why`)}</p>
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

function Steps({ ipId, steps }: { ipId: string; steps: readonly Step[] }) {
  const t = useT();
  const next = steps.find(({ open }) => open);
  const done = steps.filter((step) => step.done).length;
  return (
    <>
      <div className="next-steps-progress">
        <progress max={steps.length} value={done} aria-label={t('steps.progress')} />
        <p>{t('steps.done', { done, all: steps.length })}</p>
      </div>
      {!next && <p className="ui-card">{t(done === steps.length ? 'steps.complete' : 'steps.waiting')}</p>}
      <ol className="next-steps">
        {steps.map((step, at) => (
          <StepCard key={step.subject} ipId={ipId} step={step} place={at + 1} next={step === next} />
        ))}
      </ol>
      <p>
        <Link to={withQuery(paths.ipGoodsManagement, { id: ipId })}>{t('steps.goods')} →</Link>
      </p>
    </>
  );
}

/** The steps to complete the shop of a new IP. */
export function NextStepsPage() {
  const t = useT();
  const ipId = useMemberInfo().user.use_ip_id ?? '';
  const found = useApi(dashboardApi.pendingTasks, { ip_id: ipId }, { enabled: ipId !== '', staleTime: 0 });
  useTitle(t('workbench.menu.empty'));
  return (
    <>
      <header>
        <h1>{t('workbench.menu.empty')}</h1>
        <p className="ui-soft">{t('steps.lead')}</p>
      </header>
      {found.isError && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={6} height={76} />}
      {found.data && <Steps ipId={ipId} steps={stepsOf(found.data.standings)} />}
    </>
  );
}
