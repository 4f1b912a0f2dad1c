import { EDIT_STEPS } from '@ipw/domain';
import { CheckIcon } from '@ipw/ui';
import type { ContentDetail } from '../../content/content.calls';
import { useT } from '../../i18n/catalogue';
import './edit-steps.css';

/** The two reviewed steps of editing a public series, and the current one. */
export function EditSteps({ content }: { content: ContentDetail }) {
  const t = useT();
  const current = EDIT_STEPS.find((step) => step === content.edit_step);
  if (!current) return null;
  return (
    <ol className="edit-steps" aria-label={t('gallery.edit_steps')}>
      {EDIT_STEPS.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span className="edit-steps-dot" aria-hidden="true">
            {step < current ? <CheckIcon size={16} /> : step}
          </span>
          {t(`gallery.edit_step.${step}`)}
        </li>
      ))}
    </ol>
  );
}
