import { CheckIcon } from '@ipw/ui';

/** The current step of a short process. */
export const Stepper = ({ at, names }: { at: number; names: readonly string[] }) => (
  <ol className="claim-stepper">
    {names.map((name, step) => (
      <li key={name} data-done={step < at || undefined} aria-current={step === at ? 'step' : undefined}>
        <span className="claim-stepper-dot" aria-hidden="true">
          {step < at ? <CheckIcon size={16} /> : step + 1}
        </span>
        <span className="claim-stepper-name">{name}</span>
      </li>
    ))}
  </ol>
);
