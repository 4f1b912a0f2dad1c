import { claimApi, claimMachine, messageApi } from '@ipw/domain';
import { ArrowIcon, CheckIcon, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { useMemberInfo } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';

interface Task {
  to: string;
  title: string;
  text: string;
}

/** Everything whose turn is the member's; undefined while unknown. */
function useTasks(): Task[] | undefined {
  const t = useT();
  const { user } = useMemberInfo();
  const claims = useApi(claimApi.list, { page_size: 100 });
  const messages = useApi(messageApi.unreadCount, {});
  if (claims.isPending || messages.isPending) return undefined;
  const tasks: Task[] = [];
  if (user.is_auth !== 1)
    tasks.push({
      to: paths.realNameIdentify,
      title: t('workbench.court.auth'),
      text: t(`workbench.court.auth.${user.auth_status}`),
    });
  for (const claim of claims.data?.list ?? [])
    if (claimMachine.states[claim.state].court === 'member')
      tasks.push({
        to: withQuery(paths.claimStep2, { id: claim.ip_id }),
        title: t('workbench.court.claim', { name: claim.ip_name }),
        text: t(`state.claim.${claim.state}`),
      });
  const unread = messages.data?.unread ?? 0;
  if (unread > 0)
    tasks.push({
      to: paths.systemMsg,
      title: t('workbench.court.unread', { count: unread }),
      text: t('workbench.court.unread.text'),
    });
  return tasks;
}

export function Court() {
  const t = useT();
  const tasks = useTasks();
  return (
    <section className="wb-court" aria-labelledby="court">
      <h2 id="court">{t('workbench.court.title')}</h2>
      {!tasks && <Skeleton lines={2} height={56} />}
      {tasks?.length === 0 && (
        <p className="wb-court-clear">
          <CheckIcon /> {t('workbench.court.clear')}
        </p>
      )}
      <ul>
        {tasks?.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <span>
                <strong>{title}</strong>
                <span className="ui-soft">{text}</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
