import type { ThreadRound, UploadedFile } from '@ipw/domain';
import { Moment } from '../components/Moment';
import { None } from '../components/None';
import { Word } from '../components/Word';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import './rounds.css';

function Pictures({ files, label }: { files: readonly UploadedFile[]; label: string }) {
  if (files.length === 0) return null;
  return (
    <ul className="round-files" aria-label={label}>
      {files.map((file) => (
        <li key={file.image_id}>
          <a href={file.file_path} target="_blank" rel="noreferrer">
            <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Rounds of a thread, the newest first: what was provided, and the holder's answer with its pins. */
export function Rounds({ rounds }: { rounds: readonly ThreadRound[] }) {
  const t = useT();
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
          <Pictures files={round.images} label={t('thread.drafts')} />
          <h4>
            <Word of={keyOf('thread_decision', round.decision ?? 'waiting')} />
          </h4>
          {round.feedback && <p className="prose">{round.feedback}</p>}
          {round.pins.length > 0 && (
            <ol aria-label={t('thread.pins')}>
              {round.pins.map(({ mark_id, text, state, replies }) => (
                <li key={mark_id}>
                  {text} · <Word of={keyOf('pin_state', state)} />
                  {replies.map(({ reply_id, by, text: reply }) => (
                    <p key={reply_id}>
                      <Word of={keyOf('round_by', by)} />: {reply}
                    </p>
                  ))}
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
