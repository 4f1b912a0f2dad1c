import { type ShownTexts } from '@ipw/domain';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { TERM_TEXT, type TERMS } from './order-values';

interface Props {
  term: (typeof TERMS)[number];
  shown: ShownTexts;
}

/** A link to the text of an agreement, in the version the order will name. */
export function Terms({ term, shown }: Props) {
  const t = useT();
  const page = TERM_TEXT[term];
  const version = shown?.find((text) => text.page === page)?.version;
  return (
    <a
      href={`#${withQuery(paths[page], { version })}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('code.terms.read_named', { title: t(`code.terms.${term}`) })}
    >
      {t('code.terms.read')}
    </a>
  );
}
