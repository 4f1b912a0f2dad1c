import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/locale';
import { Enrolment } from '../session/Enrolment';
import { PageHead } from '../components/PageHead';

export function SecondFactor() {
  const t = useT();
  const notify = useNotify();
  const navigate = useNavigate();
  const done = () => {
    notify('enrol.done', { type: 'success' });
    void navigate('/');
  };
  return (
    <>
      <PageHead title={t('user.second_factor')} lead={t('enrol.why')} />
      <section className="card enrol-card">
        <Enrolment onDone={done} />
      </section>
    </>
  );
}
