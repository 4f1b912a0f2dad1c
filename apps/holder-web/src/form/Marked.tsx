import { AlertIcon, CheckIcon } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useT } from '../i18n/catalogue';
import type { Marking } from './use-saved-form';
import './form-parts.css';

/** Highlights a field the reviewer marked, before and after its change. Other fields are unchanged. */
export function Marked({ mark, children }: { mark: Marking; children: ReactNode }) {
  const t = useT();
  if (!mark) return children;
  return (
    <div className="form-marked" data-mark={mark}>
      <p className="form-marked-note">
        {mark === 'open' ? <AlertIcon size={16} /> : <CheckIcon size={16} />}
        {t(`claim.mark.${mark}`)}
      </p>
      {children}
    </div>
  );
}
