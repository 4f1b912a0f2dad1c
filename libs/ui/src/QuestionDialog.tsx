import { Button } from './Button';
import { Dialog } from './Dialog';
import type { OpenQuestion } from './question';
import { useText } from './text';

/** A question as a dialog with the focus on the harmless answer; loaded with the first question. */
export function QuestionDialog({ question }: { question: OpenQuestion }) {
  const { t } = useText();
  const { title, text, confirm, cancel, danger, notice, other, answer } = question;
  return (
    <Dialog
      title={title}
      stays
      onClose={notice ? undefined : () => answer(false)}
      actions={
        <>
          {other ? (
            <Button
              onClick={() => {
                answer(false);
                other.act();
              }}
            >
              {other.label}
            </Button>
          ) : null}
          {notice ? null : (
            <Button data-first={danger || undefined} onClick={() => answer(false)}>
              {cancel ?? t('ui.cancel')}
            </Button>
          )}
          <Button
            look={danger ? 'danger' : 'primary'}
            data-first={!danger || undefined}
            onClick={() => answer(true)}
          >
            {confirm ?? t('ui.confirm')}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
