import type { AuditVerdict } from '@ipw/domain';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { useMutation } from '@tanstack/react-query';
import { Dialog } from '../components/Dialog';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { Verdict } from './Verdict';
import { callApi } from '../http/call-api';

/** Starts the check of the log on the server and shows its result, and how much of a long log was not read. */
export function Verify() {
  const t = useT();
  const { moment, number } = useFormats();
  const verify = useMutation<AuditVerdict, Error>({ mutationFn: () => callApi('POST audit/verify') });
  const { data, error } = verify;
  const fine = data?.skipped ? 'audit.verify' : 'audit.whole';
  const title = error ? 'error.title' : data?.broken ? 'audit.broken' : fine;
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={verify.isPending}
        aria-busy={verify.isPending}
        onClick={() => verify.mutate()}
      >
        <VerifiedIcon aria-hidden />
        {t(verify.isPending ? 'audit.verifying' : 'audit.verify')}
      </button>
      {(data ?? error) && (
        <Dialog title={t(title)} onClose={verify.reset}>
          {error && <p role="alert">{error.message}</p>}
          {data?.broken && <Verdict broken={data.broken} />}
          {data && (
            <p className="soft">
              {t('audit.read', { lines: number(data.lines), anchors: number(data.anchors) })}
            </p>
          )}
          {!!data?.skipped && (
            <p className="notice tone-wait">{t('audit.skipped', { skipped: number(data.skipped) })}</p>
          )}
          {data?.restores.map(({ at, number: line }) => (
            <p key={at} className="notice tone-wait">
              {t('audit.restored', { at: moment(at), number: number(line) })}
            </p>
          ))}
          <div className="dialog-bar">
            <button type="button" className="button primary" data-first onClick={verify.reset}>
              {t('close')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
