import type { ThreadAction, ThreadCertificate, ThreadDetail, ThreadRef } from '@ipw/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useT } from '../i18n/catalogue';
import { momentOf } from '../i18n/when';
import { CertificateButton } from './CertificateButton';
import { CompareRounds } from './CompareRounds';
import { OpenPins } from './OpenPins';
import type { AnswerPin } from './PinItem';
import { RoundCard } from './RoundCard';
import { ThreadStatus } from './ThreadStatus';

interface Props {
  thread: ThreadDetail<ThreadAction>;
  side: 'holder' | 'brand';
  /** What it belongs to. */
  of: ReactNode;
  addressOf: (threadId: string) => string;
  certificate: () => Promise<ThreadCertificate>;
  /** Undefined where the reader may not answer pins. */
  onAnswerPin: AnswerPin | undefined;
  /** What the reader may do now. */
  children: ReactNode;
}

/** A thread: where it is, the newest round, what the reader may do, earlier rounds, and a comparison of two. */
export function ThreadView({ thread, side, of, addressOf, certificate, onAnswerPin, children }: Props) {
  const t = useT();
  const language = useLanguage();
  const { list, sealed, turn } = thread;
  const [newest, ...earlier] = list.toReversed();
  // The brand's page has a title of its own above it.
  const Title = side === 'holder' ? 'h1' : 'h2';
  const onAnswer = turn && !thread.rests ? onAnswerPin : undefined;
  const drafts = list.flatMap(({ images }) => images);
  return (
    <div className="thread-page">
      <header className="thread-head">
        <Title>{thread.product_name}</Title>
        <p>{of}</p>
        <ThreadStatus thread={thread} side={side} whole />
        {turn && turn !== side && !thread.rests && <p className="ui-soft">{t(`thread.waiting_${turn}`)}</p>}
        <Refs label={t('thread.corrects')} refs={thread.corrects ? [thread.corrects] : []} to={addressOf} />
        <Refs label={t('thread.corrected_by')} refs={thread.corrected_by} to={addressOf} />
      </header>
      {sealed && (
        <section className="ui-card deal-part">
          <h2>{t('thread.sealed')}</h2>
          <p>
            {t('thread.sealed_text', {
              brand: momentOf(sealed.brand_at, language),
              holder: momentOf(sealed.holder_at, language),
            })}
          </p>
          <FinalFiles round={newest!} />
          <CertificateButton load={certificate} />
        </section>
      )}
      {newest && <RoundCard key={newest.round_id} round={newest} side={side} open onAnswer={onAnswer} />}
      {turn && <OpenPins rounds={earlier} side={side} onAnswer={onAnswer} />}
      {children}
      {earlier.map((round) => (
        <RoundCard key={round.round_id} round={round} side={side} open={false} onAnswer={onAnswer} />
      ))}
      {list.length > 1 && drafts.length > 1 && <CompareRounds rounds={list} />}
    </div>
  );
}

function Refs({
  label,
  refs,
  to,
}: {
  label: string;
  refs: readonly ThreadRef[];
  to: (threadId: string) => string;
}) {
  if (refs.length === 0) return null;
  return (
    <p>
      <span className="ui-soft">{label}</span>{' '}
      {refs.map(({ thread_id, product_name }) => (
        <Link key={thread_id} to={to(thread_id)}>
          {product_name}
        </Link>
      ))}
    </p>
  );
}

/** The files of a final draft with the hashes that seal them. */
export function FinalFiles({ round }: { round: ThreadDetail['list'][number] }) {
  const t = useT();
  return (
    <ul className="final-files">
      {round.images.map((file, at) => (
        <li key={file.image_id}>
          <img
            src={file.thumb_path ?? file.file_path}
            alt={
              file.document
                ? t('thread.document', { at: at + 1, pages: file.document.pages })
                : t('thread.picture', { number: round.number, at: at + 1 })
            }
          />
          <span>
            {t('thread.hash')} <code>{file.sha256}</code>
          </span>
        </li>
      ))}
    </ul>
  );
}
