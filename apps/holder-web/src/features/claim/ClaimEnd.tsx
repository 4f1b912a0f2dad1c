import { Button, CheckField } from '@ipw/ui';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { idOf } from '../../form/use-problems';

interface Props {
  agree: boolean;
  onAgree: (yes: boolean) => void;
  error: string | undefined;
  busy: boolean;
  /** Beside the button. */
  children: ReactNode;
}

/** The end of every claim: consent and the button. */
export function ClaimEnd({ agree, onAgree, error, busy, children }: Props) {
  const t = useT();
  return (
    <>
      <CheckField
        id={idOf('agree')}
        checked={agree}
        error={error}
        onChange={onAgree}
        label={
          <>
            {t('claim.agree')}{' '}
            <a href={`#${paths.ipCoopFrame}`} target="_blank" rel="noreferrer">
              {t('claim.agree.name')}
            </a>
          </>
        }
      />
      <div className="ui-row">
        <Button type="submit" look="primary" busy={busy}>
          {t('claim.submit')}
        </Button>
        {children}
      </div>
    </>
  );
}
