import type { ThreadRound, UploadedFile } from '@ipw/domain';
import { useLanguage, useT } from '../i18n/catalogue';
import { momentOf } from '../i18n/when';
import { pagesOf } from './draft-pages';
import type { PinAnswering } from './PinItem';
import { PinnedPicture } from './PinnedPicture';

interface Props extends PinAnswering {
  round: ThreadRound;
  /** Older rounds begin closed. */
  open: boolean;
}

/** A round: what the brand provided, and the holder's answer with its pins. */
export function RoundCard({ round, side, open, onAnswer }: Props) {
  const t = useT();
  const language = useLanguage();
  const { number, images, decision, seen_at } = round;
  const other = side === 'holder' ? 'brand' : 'holder';
  return (
    <details className="ui-card round" open={open}>
      <summary>
        <h2>{t('thread.round', { number })}</h2>
        {round.final ? <span className="thread-new">{t('thread.final')}</span> : null}
        <span className="ui-soft">
          {t(`thread_decision.${decision ?? 'waiting'}`)} · {momentOf(round.created_at, language)}
        </span>
      </summary>
      <div className="round-body">
        {round.by === 'staff' && <p className="ui-soft">{t('thread.by_staff')}</p>}
        {round.text && <p className="deal-words">{round.text}</p>}
        {round.tracking_number && (
          <p>
            <span className="ui-soft">{t('thread.tracking')}</span> <code>{round.tracking_number}</code>
          </p>
        )}
        {images.length > 0 && (
          <div className="round-pictures">
            {pagesOf(t, round).map((page) => (
              <PinnedPicture key={page.key} {...{ page, side, onAnswer }} pins={round.pins} />
            ))}
          </div>
        )}
        {images.map(
          ({ image_id, file_path, document }, at) =>
            document && (
              <p key={image_id}>
                <a href={file_path}>{t('thread.document', { at: at + 1, pages: document.pages })}</a>
              </p>
            ),
        )}
        {decision && (
          <section className="round-answer" aria-label={t('thread.answer_of', { number })}>
            <h3>{t('thread.answer', { decision: t(`thread_decision.${decision}`) })}</h3>
            {round.feedback && <p className="deal-words">{round.feedback}</p>}
            <Small files={round.feedback_images} />
            <p className="ui-soft">{momentOf(round.decided_at!, language)}</p>
          </section>
        )}
        {seen_at && (
          <p className="ui-soft">{t(`thread.seen_${other}`, { at: momentOf(seen_at, language) })}</p>
        )}
      </div>
    </details>
  );
}

function Small({ files }: { files: readonly UploadedFile[] }) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul className="round-small">
      {files.map((file, at) => (
        <li key={file.image_id}>
          <a href={file.file_path} target="_blank" rel="noreferrer">
            <img
              src={file.thumb_path ?? file.file_path}
              alt={t('thread.feedback_picture', { at: at + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
