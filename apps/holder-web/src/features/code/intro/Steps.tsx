import { Link } from 'react-router';
import { useIpId } from '../../../app/member';
import { paths, withQuery } from '../../../app/paths';
import { useT } from '../../../i18n/catalogue';

const STEPS = ['buy', 'print', 'apply', 'scan'] as const;
const KNOW = ['keep', 'surface', 'once', 'lost', 'faults'] as const;

/** The steps from order to scan: who does what, and where. */
export function Steps() {
  const t = useT();
  const ipId = useIpId();
  return (
    <>
      <section className="intro-section">
        <h2>{t('intro.steps')}</h2>
        <ol className="intro-steps">
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`intro.step.${step}`)}</h3>
              <p>{t(`intro.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <p>
          <Link to={withQuery(paths.useCode, { id: ipId })}>{t('intro.to_merchants')} →</Link>
        </p>
      </section>
      <section className="intro-section">
        <h2>{t('intro.know')}</h2>
        <ul className="intro-know">
          {KNOW.map((one) => (
            <li key={one}>{t(`intro.know.${one}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
