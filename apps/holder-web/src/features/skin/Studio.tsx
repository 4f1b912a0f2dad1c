import { Button } from '@ipw/ui';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/catalogue';
import { droppedFiles } from './studio/dropped';
import { Problems } from './Problems';
import type { StudioState } from './use-studio';

/** Goes to the first slot beside which it says what did not fit: most are far below. */
function showFirst(): void {
  const all = document.querySelectorAll<HTMLElement>('.skin-problems');
  const first = [...all].find((one) => !one.closest('.skin-studio'));
  first?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}

/** A place to drop a ZIP, a folder or many pictures at once. */
export function Studio({ studio }: { studio: StudioState }) {
  const t = useT();
  const { matching, sending, problems, outcome, take } = studio;
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const atSlots = problems.filter(({ field }) => field !== null).length;
  const busy = matching || sending !== undefined;
  const picker = (multiple: boolean) => ({
    type: 'file',
    className: 'ui-hidden',
    tabIndex: -1,
    'aria-hidden': true,
    multiple,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      void take([...(target.files ?? [])]);
      target.value = '';
    },
  });
  return (
    <section
      className="ui-card skin-studio"
      data-over={over || undefined}
      aria-labelledby="skin-studio"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(droppedFiles(event.dataTransfer));
      }}
    >
      <h2 id="skin-studio">{t('skin.studio')}</h2>
      <p className="ui-soft">{t('skin.studio.help')}</p>
      <div className="ui-row">
        <Button busy={busy} onClick={() => files.current?.click()}>
          {t('skin.studio.files')}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => folder.current?.click()}>
          {t('skin.studio.folder')}
        </Button>
      </div>
      <input ref={files} {...picker(true)} accept=".zip,.png,.jpg,.jpeg" data-studio="files" />
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        {...picker(true)}
      />
      <p role="status">
        {matching && t('skin.studio.matching')}
        {sending && t('skin.studio.sending', sending)}
        {!busy && outcome}
      </p>
      {!busy && atSlots > 0 && (
        <Button look="quiet" onClick={showFirst}>
          {t('skin.studio.show', { count: atSlots })}
        </Button>
      )}
      <Problems problems={problems.filter(({ field }) => field === null)} />
    </section>
  );
}
