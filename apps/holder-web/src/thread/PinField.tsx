import { COOPERATION, type ThreadRound } from '@ipw/domain';
import { useState } from 'react';
import type { FieldControl } from '../form/schema-form';
import { Segments } from '../form/Segments';
import { useT } from '../i18n/catalogue';
import { PinBoard } from './PinBoard';
import type { DraftPin } from './pins';

/** Pins on the pictures of a round, one picture at a time. */
export function PinField({
  control: { value, error, set, id },
  round,
}: {
  control: FieldControl;
  round: ThreadRound;
}) {
  const t = useT();
  const { images, number } = round;
  const [chosen, setChosen] = useState<string>();
  const file = images.find(({ image_id }) => image_id === chosen) ?? images[0];
  if (!file) return null;
  const pins = (value ?? []) as readonly DraftPin[];
  const on = (image: string) => pins.filter(({ image_id }) => image_id === image);
  const before = images.slice(0, images.indexOf(file)).flatMap(({ image_id }) => on(image_id)).length;
  // In the order of the pictures, so that a round numbers its pins in a row.
  const change = (next: readonly DraftPin[]) =>
    set(images.flatMap(({ image_id }) => (image_id === file.image_id ? next : on(image_id))));
  const nameOf = (at: number) => t('thread.picture', { number, at: at + 1 });
  return (
    <fieldset className="ui-field pin-field" id={id} tabIndex={-1}>
      <legend className="ui-field-label">{t('thread.reply.marks')}</legend>
      {images.length > 1 && (
        <Segments
          label={t('thread.reply.marks')}
          name="picture"
          options={images.map(({ image_id }, at) => ({ value: image_id, label: nameOf(at) }))}
          value={file.image_id}
          onChange={setChosen}
        />
      )}
      <PinBoard
        key={file.image_id}
        file={file}
        alt={nameOf(images.indexOf(file))}
        pins={on(file.image_id)}
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
