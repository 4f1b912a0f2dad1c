import { COOPERATION, type ThreadRound } from '@ipw/domain';
import { Select } from '@ipw/ui';
import { useState } from 'react';
import type { FieldControl } from '../form/schema-form';
import { Segments } from '../form/Segments';
import { useT } from '../i18n/catalogue';
import { isOn, type NamedPage, pagesOf } from './draft-pages';
import { PinBoard } from './PinBoard';
import type { DraftPin } from './pins';

/** Choices that fit beside each other; more are a list. */
const BESIDE = 10;

/** Pins on the pictures and pages of a round, one at a time. */
export function PinField({
  control: { value, error, set, id },
  round,
}: {
  control: FieldControl;
  round: ThreadRound;
}) {
  const t = useT();
  const pages = pagesOf(t, round);
  const [chosen, setChosen] = useState<string>();
  const page = pages.find(({ key }) => key === chosen) ?? pages[0];
  if (!page) return null;
  const pins = (value ?? []) as readonly DraftPin[];
  const on = (one: NamedPage) => pins.filter((pin) => isOn(pin, one));
  const before = pages.slice(0, pages.indexOf(page)).flatMap(on).length;
  // In the order of the pictures, so that a round numbers its pins in a row.
  const change = (next: readonly DraftPin[]) => set(pages.flatMap((one) => (one === page ? next : on(one))));
  const Choice = pages.length > BESIDE ? Select : Segments;
  return (
    <fieldset className="ui-field pin-field" id={id} tabIndex={-1}>
      <legend className="ui-field-label">{t('thread.reply.marks')}</legend>
      {pages.length > 1 && (
        <Choice
          label={t('thread.reply.marks')}
          name="picture"
          options={pages.map(({ key, name }) => ({ value: key, label: name }))}
          value={page.key}
          onChange={setChosen}
        />
      )}
      <PinBoard
        key={page.key}
        on={page}
        pins={on(page)}
        first={before + 1}
        full={pins.length >= COOPERATION.marks}
        onChange={change}
      />
      {error && (
        <p className="ui-field-error" role="alert">
          {pins.some(({ text }) => text.trim() === '') ? t('thread.reply.unwritten') : error}
        </p>
      )}
    </fieldset>
  );
}
