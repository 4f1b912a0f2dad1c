import EditIcon from '@mui/icons-material/EditOutlined';
import { agreementMachine, type AgreementRecord } from '@ipw/domain';
import { Link, useNavigate } from 'react-router';
import { may } from '../http/may';
import { Failed } from '../components/Placeholder';
import { PageHead } from '../components/PageHead';
import { PageSkeleton } from '../components/PageSkeleton';
import { path } from '../components/path';
import { useWhole } from '../pages/use-whole';
import { useT } from '../i18n/locale';
import { History } from '../history/History';
import { useMe } from '../http/session';
import { useAgreementAct } from './agreement.calls';
import { DraftCard } from './DraftCard';
import { VersionBadges } from './VersionBadges';
import { Versions } from './Versions';
import '../pages/list.css';
import '../pages/record.css';
import './agreement.css';

/** An agreement: its versions, the draft of the next one with its changes, and the history. */
export function AgreementPage() {
  const t = useT();
  const me = useMe();
  const navigate = useNavigate();
  const { data: record, error, refetch } = useWhole<AgreementRecord>('agreements');
  const begin = useAgreementAct(record?.id ?? '');
  if (!record) return error ? <Failed error={error} retry={() => void refetch()} /> : <PageSkeleton />;
  const editor = path.edit('agreements', record.id);
  const start = () => begin.mutate({ action: 'draft' }, { onSuccess: () => void navigate(editor) });
  return (
    <>
      <PageHead
        title={record.title}
        lead={<VersionBadges agreement={record} />}
        back={{ to: path.list('agreements'), label: t('menu.agreements') }}
      >
        {may(me, 'agreements', 'edit') &&
          (record.draft ? (
            <Link className="button" to={editor}>
              <EditIcon aria-hidden />
              {t('agreement.edit_draft')}
            </Link>
          ) : (
            <button type="button" className="button primary" disabled={begin.isPending} onClick={start}>
              <EditIcon aria-hidden />
              {t('agreement.begin')}
            </button>
          ))}
      </PageHead>
      {begin.error && (
        <p className="problem" role="alert">
          {begin.error.message}
        </p>
      )}
      <div className="show">
        <div className="show-main">
          {record.draft && <DraftCard record={record} draft={record.draft} />}
          <Versions record={record} />
        </div>
        <History
          resource="agreements"
          id={record.id}
          machine={agreementMachine}
          audited={{ subject: agreementMachine.name }}
        />
      </div>
    </>
  );
}
