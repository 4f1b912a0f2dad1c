import { QUESTION_LIMITS } from '@ipw/domain';
import { Prose } from '../components/Prose';
import { useT } from '../i18n/locale';
import type { AskControl } from '../pages/ask';

/** The question as everybody reads it; empty: as it was asked. */
export function WordingInput(control: AskControl) {
  const t = useT();
  return <Prose {...control} max={QUESTION_LIMITS.question} placeholder={t('question.wording_help')} />;
}
