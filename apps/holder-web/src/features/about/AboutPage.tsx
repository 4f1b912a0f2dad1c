import { ArrowIcon, buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useTitle } from '../../app/Page';
import { paths } from '../../app/paths';
import { PROMISES } from '../../app/promises';
import { Seal } from '../../app/Seal';
import fox from '../../art/fox.webp';
import lantern from '../../art/lantern.webp';
import mountain from '../../art/mountain.webp';
import pot from '../../art/pot.webp';
import { useT } from '../../i18n/catalogue';
import './about.css';
import { StepPicture } from './StepPicture';

const WHO = [
  { key: 'about.who_1', picture: fox },
  { key: 'about.who_2', picture: lantern },
  { key: 'about.who_3', picture: pot },
] as const;
const STEPS = ['about.step_1', 'about.step_2', 'about.step_3', 'about.step_4'] as const;

/** The product: its users, how a cooperation works, and commitments. */
export function AboutPage() {
  const t = useT();
  useTitle(t('about.title'));
  return (
    <div className="about">
      <header className="about-head">
        <div>
          <h1>{t('about.hero')}</h1>
          <p>{t('about.hero_text')}</p>
        </div>
        <span className="about-art">
          <img src={mountain} alt="" width={420} height={420} />
          <Seal size={72} />
        </span>
      </header>
      <section className="about-what">
        <h2>{t('about.what')}</h2>
        <p>{t('about.what_text')}</p>
      </section>
      <section>
        <h2>{t('about.who')}</h2>
        <ul className="about-who">
          {WHO.map(({ key, picture }) => (
            <li key={key}>
              <img src={picture} alt="" width={420} height={420} loading="lazy" />
              <h3>{t(key)}</h3>
              <p>{t(`${key}_text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('about.steps')}</h2>
        <p>{t('about.steps_text')}</p>
        <ol className="about-steps">
          {STEPS.map((key, at) => (
            <li key={key}>
              <StepPicture at={at} />
              <h3>
                <span aria-hidden="true">{at + 1}</span>
                {t(key)}
              </h3>
              <p>{t(`${key}_text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="about-promise">
        <h2>{t('about.promises')}</h2>
        <ul>
          {PROMISES.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
      </section>
      <Link className={buttonClass('secondary', 'about-contact')} to={paths.contact}>
        {t('about.contact')}
        <ArrowIcon />
      </Link>
    </div>
  );
}
