import { Link } from 'react-router';
import { may } from '../http/may';
import { None } from '../components/None';
import { path } from '../components/path';
import { useT } from '../i18n/locale';
import { useMe } from '../http/session';

interface Props {
  id: string | null;
  /** As the main button of a page; otherwise a link in a row. */
  button?: true;
}

/** Links to the pending or rejected revision in the review queue. */
export function ReviewLink({ id, button }: Props) {
  const t = useT();
  const me = useMe();
  if (!id || !may(me, 'reviews', 'show')) return button ? null : <None />;
  return (
    <Link className={button ? 'button primary' : 'link'} to={path.show('reviews', id)}>
      {t(button ? 'content.to_review' : 'content.review')}
    </Link>
  );
}
