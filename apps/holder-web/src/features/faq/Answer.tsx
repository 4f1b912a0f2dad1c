import type { Faq } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useEffect, useRef } from 'react';
import { copy } from '../../app/copy';
import { TextBlocks } from '../../app/TextBlocks';
import { useT } from '../../i18n/catalogue';

interface Props {
  faq: Faq;
  /** The search text, highlighted in the question. */
  keyword: string;
  /** Whether the address opens it. */
  opened: boolean;
  /** Its own address. */
  address: string;
}

/** A question with its answer in a <details>, so that keyboard and find-in-page work. */
export function Answer({ faq, keyword, opened, address }: Props) {
  const t = useT();
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!opened) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <details ref={place} open={opened}>
      <summary>
        <h2>
          <Marked text={faq.question} keyword={keyword} />
        </h2>
      </summary>
      <div className="faq-answer">
        <TextBlocks blocks={faq.answer} />
        <Button look="quiet" small onClick={() => void copy(address, 'faq.copied', 'faq.not_copied')}>
          {t('faq.link')}
        </Button>
      </div>
    </details>
  );
}

function Marked({ text, keyword }: { text: string; keyword: string }) {
  const at = keyword ? text.toLowerCase().indexOf(keyword.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + keyword.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
