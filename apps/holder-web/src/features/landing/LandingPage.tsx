import { ArrowIcon, buttonClass, Skeleton, useStore } from '@ipw/ui';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { jumpTo } from '../../app/jump';
import { lazyPage } from '../../app/lazy-page';
import { useTitle } from '../../app/Page';
import { paths } from '../../app/paths';
import { PROMISES } from '../../app/promises';
import { Seal } from '../../app/Seal';
import { tokenStore } from '../../app/session';
import { useT } from '../../i18n/catalogue';
import { Calculator } from './Calculator';
import { Intro } from './intro/Intro';
import './landing.css';
import { Wall } from './Wall';
import { WhenNear } from './WhenNear';

const Directory = lazyPage(() => import('./Directory'), 'Directory', 'open');
const FriendLinks = lazyPage(() => import('./FriendLinks'), 'FriendLinks', 'open');

const WHAT = ['landing.what_1', 'landing.what_2', 'landing.what_3'] as const;
const STEPS = ['landing.step_1', 'landing.step_2', 'landing.step_3', 'landing.step_4'] as const;

function Start() {
  const t = useT();
  const token = useStore(tokenStore);
  return (
    <Link className={buttonClass('primary', 'landing-start')} to={token ? paths.dashboard : paths.register}>
      {t(token ? 'landing.enter' : 'landing.start')}
      <ArrowIcon />
    </Link>
  );
}

function Hero() {
  const t = useT();
  return (
    <section className="landing-hero">
      <div className="landing-hero-text">
        <h1>{t('landing.hero')}</h1>
        <p>{t('landing.hero_text')}</p>
        <div className="ui-row">
          <Start />
          <button type="button" className={buttonClass('quiet')} onClick={() => jumpTo('steps')}>
            {t('landing.see_steps')}
          </button>
          <Intro />
        </div>
      </div>
      <Wall label={t('landing.wall')} />
    </section>
  );
}

/** The landing page for visitors. */
export function LandingPage() {
  const t = useT();
  useTitle('');
  const { search } = useLocation();
  return (
    <div className="landing">
      <Hero />
      <section className="landing-section">
        <h2>{t('landing.what_title')}</h2>
        <div className="landing-what">
          {WHAT.map((key) => (
            <article key={key}>
              <h3>{t(key)}</h3>
              <p>{t(`${key}_text`)}</p>
            </article>
          ))}
        </div>
      </section>
      <section className="landing-section" aria-labelledby="directory-title">
        <h2 id="directory-title">{t('landing.directory_title')}</h2>
        <p className="landing-lead">{t('landing.directory_text')}</p>
        <WhenNear className="landing-directory" now={search !== ''}>
          <Suspense fallback={<Skeleton lines={3} height={120} />}>
            <Directory />
          </Suspense>
        </WhenNear>
      </section>
      <section className="landing-section" id="steps" tabIndex={-1}>
        <h2>{t('landing.steps_title')}</h2>
        <ol className="landing-steps">
          {STEPS.map((key, at) => (
            <li key={key}>
              <span aria-hidden="true">{at + 1}</span>
              <h3>{t(key)}</h3>
              <p>{t(`${key}_text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="landing-section" aria-labelledby="calculator-title">
        <Calculator />
      </section>
      <section className="landing-section">
        <div className="landing-promise">
          <Seal size={72} />
          <h2>{t('landing.promise_title')}</h2>
          <ul>
            {PROMISES.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="landing-last">
        <h2>{t('landing.last_title')}</h2>
        <Start />
      </section>
      <WhenNear className="landing-links">
        <Suspense>
          <FriendLinks />
        </Suspense>
      </WhenNear>
    </div>
  );
}
