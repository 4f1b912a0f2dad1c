import { buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import type { Tool } from '../../app/menu';
import { MyConsultant } from '../../app/MyConsultant';
import { useTitle } from '../../app/Page';
import { paths } from '../../app/paths';
import { site } from '../../app/site';
import { type Key, useT } from '../../i18n/catalogue';
import { ToolPicture } from './ToolPicture';
import './tools.css';

const POINTS = [1, 2, 3] as const;

/** The sister system of a service that has one. */
const SYSTEMS: Partial<Record<Tool, Key>> = { ycdataIntroduce: 'systems.data' };

/** A service: what it offers, what it does not, its price and contact. */
export function ToolPage({ tool }: { tool: Tool }) {
  const t = useT();
  const place = site.systems.find(({ name }) => name === SYSTEMS[tool]);
  useTitle(t(`workbench.menu.${tool}`));
  return (
    <div className="tool">
      <header className="tool-head">
        <div>
          <h1>{t(`workbench.menu.${tool}`)}</h1>
          <p>{t(`tool.${tool}.lead`)}</p>
        </div>
        <ToolPicture tool={tool} />
      </header>
      <section>
        <h2>{t('tool.does')}</h2>
        <ul className="tool-points">
          {POINTS.map((at) => (
            <li key={at}>
              <h3>{t(`tool.${tool}.${at}`)}</h3>
              <p>{t(`tool.${tool}.${at}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <dl className="tool-facts">
        {(['honest', 'price', 'ask'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`tool.${fact}`)}</dt>
            <dd>{t(`tool.${tool}.${fact}`)}</dd>
          </div>
        ))}
      </dl>
      <section className="ui-card tool-ask">
        <MyConsultant />
        <div className="ui-row">
          {place ? (
            <a className={buttonClass('primary')} href={place.url} target="_blank" rel="noreferrer">
              {t(place.name)}
            </a>
          ) : null}
          <Link className={buttonClass()} to={paths.contact}>
            {t('contact.more')}
          </Link>
        </div>
      </section>
    </div>
  );
}
