import type { SheetDetail } from '@ipw/domain';
import { CheckIcon } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';
import './steps.css';

const STEPS = [1, 2, 3, 4] as const;
const LAST = STEPS.at(-1)!;

/** The four steps of a cooperation and the current one. */
export function SheetSteps({ step }: { step: NonNullable<SheetDetail['step']> }) {
  const t = useT();
  // The last step is an end, so nothing is left to do in it.
  const isDone = (one: number) => one < step || step === LAST;
  return (
    <ol className="sheet-steps" aria-label={t('sheet.steps')}>
      {STEPS.map((one) => (
        <li key={one} data-done={isDone(one) || undefined} aria-current={one === step ? 'step' : undefined}>
          <span className="sheet-steps-dot" aria-hidden="true">
            {isDone(one) ? <CheckIcon size={16} /> : one}
          </span>
          <span>{t(`sheet.step.${one}`)}</span>
        </li>
      ))}
    </ol>
  );
}
