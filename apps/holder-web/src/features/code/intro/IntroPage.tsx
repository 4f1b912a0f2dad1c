import { NavLink } from 'react-router';
import { useIpId } from '../../../app/member';
import { BackLink } from '../../../app/BackLink';
import { TAG_PAGES, type TagPage } from '../../../app/menu';
import { useTitle } from '../../../app/Page';
import { paths, withQuery } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';
import { useCurrentInView } from '../../../list/use-current-in-view';
import '../code.css';
import '../order.css';
import { Calculator } from './Calculator';
import { Kinds } from './Kinds';
import { LabelFacts } from './LabelFacts';
import { LabelPicture } from './LabelPicture';
import { Parts } from './Parts';
import { Steps } from './Steps';
import { TYPE_OF } from './tag-types';
import './intro.css';

/** Introduction to labels: what they are, how they work, what each type offers, and the price. */
export function IntroPage({ page }: { page: TagPage }) {
  const t = useT();
  const ipId = useIpId();
  const type = TYPE_OF[page];
  const bar = useCurrentInView(page);
  useTitle(t(`workbench.menu.${page}`));
  return (
    <div className="intro">
      <header className="intro-head">
        <div>
          <BackLink />
          <h1>{t(`intro.${page}`)}</h1>
          <p>{t(`intro.${page}.lead`)}</p>
        </div>
        <LabelPicture type={type ?? 'common'} />
      </header>
      <nav className="intro-pages" aria-label={t('intro.pages')} ref={bar}>
        {TAG_PAGES.map((one) => (
          <NavLink key={one} to={withQuery(paths[one], { id: ipId })}>
            {t(`workbench.menu.${one}`)}
          </NavLink>
        ))}
      </nav>
      <div className="code-two">
        <div className="code-main">
          {page === 'tagIntroduce' && <Parts />}
          {page === 'tagProductIntroduce' && <Steps />}
          {type && <LabelFacts type={type} />}
          {page === 'tagIntroduce' && <Kinds />}
        </div>
        <aside className="code-aside">
          <Calculator key={page} type={type} />
        </aside>
      </div>
    </div>
  );
}
