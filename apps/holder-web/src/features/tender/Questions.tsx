import { questionMachine, TENDER_OPEN, type TenderDetail, type TenderQuestion } from '@ipw/domain';
import { ErrorState, Skeleton, StateBadge } from '@ipw/ui';
import { useState } from 'react';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, shanghaiMomentOf } from '../../i18n/when';
import { Pages } from '../../review/Pages';
import { QuestionForm } from './QuestionForm';
import { useQuestions } from './tender.calls';

function Question({ question: one }: { question: TenderQuestion }) {
  const t = useT();
  const language = useLanguage();
  const { state, mine, question, answer, asked_at, answered_at } = one;
  return (
    <li>
      {mine === 1 && (
        <p className="ui-row tender-status">
          <strong>{t('question.mine')}</strong>
          <StateBadge machine={questionMachine} state={state} />
          <span className="ui-soft">{dayOf(asked_at, language)}</span>
        </p>
      )}
      <p className="question-text">{question}</p>
      {answer === null ? (
        <p className="ui-soft">{t('question.waiting')}</p>
      ) : (
        <blockquote>
          <strong>
            {t('question.answer')}
            {answered_at && <span className="ui-soft"> · {dayOf(answered_at, language)}</span>}
          </strong>
          <p>{answer}</p>
        </blockquote>
      )}
    </li>
  );
}

/** What was asked about a project and answered, and a form to ask until two working days before the end. */
export function Questions({ tender, now }: { tender: TenderDetail; now: number }) {
  const t = useT();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuestions(tender.tender_id, page);
  const open = !!data && tender.state === TENDER_OPEN && now < Date.parse(data.until);
  return (
    <section className="ui-card tender-part">
      <h2>{t('question.title')}</h2>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} height={72} />}
      {data?.total === 0 && <p className="ui-soft">{t('question.none')}</p>}
      {!!data?.list.length && (
        <ul className="tender-questions">
          {data.list.map((question) => (
            <Question key={question.question_id} question={question} />
          ))}
        </ul>
      )}
      {data && <Pages page={page} of={data} onPage={setPage} />}
      {data && !open && <p className="ui-soft">{t('question.over')}</p>}
      {open && (
        <>
          <p className="ui-soft">{t('question.lead', { until: shanghaiMomentOf(data.until, language) })}</p>
          <QuestionForm tenderId={tender.tender_id} onAsked={() => setPage(1)} />
        </>
      )}
    </section>
  );
}
