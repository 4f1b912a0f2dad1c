import { CheckIcon } from '@ipw/ui';
import { useMemberInfo } from '../../app/member';
import { useT } from '../../i18n/catalogue';
import { CLAIM_STEPS } from './claim-flow';

interface Props {
  at: Exclude<(typeof CLAIM_STEPS)[number], 'identity'>;
}

/** The steps of a claim and the current one. All kinds of claims have the same; a member without a verified name is at the first. */
export function Stepper({ at }: Props) {
  const t = useT();
  const { user } = useMemberInfo();
  const current = at === 'choose' && !user.is_auth ? 0 : CLAIM_STEPS.indexOf(at);
  const isDone = (step: number) => step < current && (step > 0 || user.is_auth === 1);
  return (
    <ol className="claim-stepper">
      {CLAIM_STEPS.map((name, step) => (
        <li
          key={name}
          data-done={isDone(step) || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          <span className="claim-stepper-dot" aria-hidden="true">
            {isDone(step) ? <CheckIcon size={16} /> : step + 1}
          </span>
          <span className="claim-stepper-name">{t(`claim.steps.${name}`)}</span>
        </li>
      ))}
    </ol>
  );
}
