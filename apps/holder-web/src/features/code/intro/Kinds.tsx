import { LABEL_TYPES } from '@ipw/domain';
import { Link } from 'react-router';
import { useIpId } from '../../../app/member';
import { paths, withQuery } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';
import { deliveriesOf } from '../delivery-words';
import { LabelPicture } from './LabelPicture';
import { PAGE_OF } from './tag-types';
import { usePrices } from './use-prices';

/** The two label types side by side, each with a link to its page. */
export function Kinds() {
  const t = useT();
  const ipId = useIpId();
  const { shortOf } = usePrices();
  return (
    <section className="intro-section">
      <h2>{t('intro.kinds')}</h2>
      <ul className="intro-kinds">
        {LABEL_TYPES.map((type) => (
          <li key={type} className="ui-card">
            <LabelPicture type={type} />
            <h3>{t(`label_type.${type}`)}</h3>
            <p>{t(`intro.kind.${type}`)}</p>
            <p className="ui-soft">{shortOf(type)}</p>
            {deliveriesOf(t, type).map((words) => (
              <p key={words} className="ui-soft">
                {words}
              </p>
            ))}
            <Link to={withQuery(paths[PAGE_OF[type]], { id: ipId })}>{t(`intro.kind.${type}.more`)} →</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
