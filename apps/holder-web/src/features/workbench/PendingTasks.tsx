import type { PendingTask } from '@ipw/domain';
import { ArrowIcon, Button, CheckIcon } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useT, type Key } from '../../i18n/catalogue';
import { ago, dayOf } from '../../i18n/when';

/** Number of tasks shown at first. */
const FEW = 6;

function Task({ task }: { task: PendingTask }) {
  const t = useT();
  const language = useLanguage();
  const kind = task.subject && t(`subject.${task.subject}`);
  const name = task.name ?? kind ?? t('tasks.unnamed');
  const over = task.due_at !== null && Date.parse(task.due_at) < Date.now();
  const more = [
    task.name === null ? null : kind,
    task.subject ? null : t(`task.${task.task}.text` as Key),
    task.reason,
    task.due_at || !task.since ? null : ago(task.since, language),
  ];
  return (
    <li>
      <Link to={task.link}>
        <span>
          <strong>{t(`task.${task.task}`, { name })}</strong>
          <span className="ui-soft">{more.filter(Boolean).join(' · ')}</span>
          {task.due_at && (
            <time dateTime={task.due_at} data-over={over || undefined}>
              {t(over ? 'tasks.since' : 'tasks.until', { day: dayOf(task.due_at, language) })}
            </time>
          )}
        </span>
        <ArrowIcon />
      </Link>
    </li>
  );
}

/** All tasks that wait for the member, the earliest due first. */
export function PendingTasks({ tasks }: { tasks: readonly PendingTask[] }) {
  const t = useT();
  const [all, setAll] = useState(false);
  if (tasks.length === 0)
    return (
      <p className="home-clear">
        <CheckIcon /> {t('tasks.clear')}
      </p>
    );
  return (
    <>
      <ul className="home-task-list">
        {tasks.slice(0, all ? tasks.length : FEW).map((task) => (
          <Task key={`${task.task} ${task.id}`} task={task} />
        ))}
      </ul>
      {!all && tasks.length > FEW && (
        <Button small onClick={() => setAll(true)}>
          {t('tasks.all', { count: tasks.length })}
        </Button>
      )}
    </>
  );
}
