import { Button, CheckField } from '@ipw/ui';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { idOf } from '../../form/use-form';
import type { ClaimFiles } from './claim-files';
import type { ClaimForm } from './use-claim-form';

interface Props {
  form: Pick<ClaimForm<ClaimFiles>, 'agree' | 'setAgree' | 'problems' | 'busy'>;
  /** Content beside the button. */
  children: ReactNode;
}

/** The end of every claim form: consent and the button. */
export function ClaimEnd({ form, children }: Props) {
  const t = useT();
  return (
    <>
      <CheckField
        id={idOf('agree')}
        checked={form.agree}
        error={form.problems.problemOf('agree')}
        onChange={form.setAgree}
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
        <Button type="submit" look="primary" busy={form.busy}>
          {t('claim.submit')}
        </Button>
        {children}
      </div>
    </>
  );
}
