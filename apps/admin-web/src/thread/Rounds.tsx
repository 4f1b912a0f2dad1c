import { ANSWER_PIN, draftPages, type ThreadRecord, type UploadedFile } from '@ipw/domain';
import { Moment } from '../components/Moment';
import { None } from '../components/None';
import { Word } from '../components/Word';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { AnswerPin } from './AnswerPin';
import './rounds.css';

/** Pictures, and documents with their pages. */
function Pictures({ files, label }: { files: readonly UploadedFile[]; label: string }) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul className="round-files" aria-label={label}>
      {files.map((file) => (
        <li key={file.image_id}>
          <a href={file.file_path} target="_blank" rel="noreferrer">
            <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
          </a>
          {draftPages(file).map(
            ({ page, path }) =>
              page !== null && (
                <a
                  key={page}
                  href={path}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('thread.page', { page })}
                >
                  {page}
                </a>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}

/** Rounds of a thread, the newest first: what was provided, and the holder's answer with its pins. */
export function Rounds({ thread: { id, actions, list: rounds } }: { thread: ThreadRecord }) {
  const t = useT();
  const mayAnswer = actions.includes(ANSWER_PIN);
  if (rounds.length === 0) return <None />;
  return (
    <ol className="rounds" reversed>
      {rounds.toReversed().map((round) => (
        <li key={round.round_id} value={round.number} className="card">
          <h3>
            {t('thread.round', { number: round.number })}
            {round.final ? ` · ${t('thread.final')}` : ''} · <Word of={keyOf('round_by', round.by)} /> ·{' '}
            <Moment at={round.created_at} />
          </h3>
          {round.text && <p className="prose">{round.text}</p>}
          {round.tracking_number && <p>{t('thread.tracking', { number: round.tracking_number })}</p>}
          <Pictures files={round.images} label={t('menu.threads')} />
          <h4>
            <Word of={keyOf('thread_decision', round.decision ?? 'waiting')} />
          </h4>
          {round.feedback && <p className="prose">{round.feedback}</p>}
          {round.pins.length > 0 && (
            <ol aria-label={t('thread.pins')}>
              {round.pins.map((pin, at) => (
                <li key={pin.mark_id}>
                  {pin.page !== null && `${t('thread.page', { page: pin.page })}: `}
                  {pin.text} · <Word of={keyOf('pin_state', pin.state)} />
                  {pin.replies.map((reply) => (
                    <p key={reply.reply_id}>
                      <Word of={keyOf('round_by', reply.by)} />: {reply.text}
                    </p>
                  ))}
                  {mayAnswer && <AnswerPin thread={id} pin={pin} number={at + 1} />}
                </li>
              ))}
            </ol>
          )}
          <Pictures files={round.feedback_images} label={t('thread.feedback_images')} />
        </li>
      ))}
    </ol>
  );
}
