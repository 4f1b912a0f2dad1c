import { SKIN_FILES, type SkinDetail, uploadLimit } from '@ipw/domain';
import { MultiUpload } from '@ipw/ui';
import { useCallback, useRef } from 'react';
import { useT } from '../../i18n/catalogue';
import { marksIn } from './skin.calls';
import { StickerName } from './StickerName';
import { inOrderOf } from './stickers';
import type { SkinFormState } from './use-skin-form';
import type { StudioState } from './use-studio';

const USAGE = SKIN_FILES.emoji_list;

interface Props {
  form: SkinFormState;
  skin: SkinDetail | null;
  studio: StudioState;
}

/** Fifteen stickers: their order is their number, each has a name, and each can be replaced. */
export function StickerSlot({ form, skin, studio: { changed, replacements } }: Props) {
  const t = useT();
  const { emoji_list: stickers } = form.values;
  const { value: _value, onChange, ...field } = form.field('emoji_list');
  const { onBusy: busy } = form;
  const onBusy = useCallback((yes: boolean) => busy('emoji_list', yes), [busy]);
  const chooser = useRef<HTMLInputElement>(null);
  const chosenFor = useRef(0);
  const reasonOf = (id: string) =>
    marksIn(skin, 'emoji_list').find(({ image_id }) => image_id === id)?.reason;
  const rename = (at: number, title: string) =>
    onChange(stickers.map((one, index) => (index === at ? { ...one, title } : one)));
  return (
    <>
      <MultiUpload
        {...field}
        usage={USAGE}
        label={t('skin.slot.emoji_list')}
        help={t('skin.hint.emoji_list')}
        value={stickers.flatMap(({ image }) => image ?? [])}
        onChange={(files) => {
          const next = inOrderOf(stickers, files);
          changed(stickers, next);
          onChange(next);
        }}
        marked={form.markedIn('emoji_list')}
        onBusy={onBusy}
      />
      {stickers.length > 0 && (
        <ol className="skin-names" aria-label={t('skin.names')}>
          {stickers.map((sticker, at) => (
            <StickerName
              // By its place, so that the focus stays on the button while its picture is replaced.
              key={at}
              number={at + 1}
              sticker={sticker}
              reason={sticker.image ? reasonOf(sticker.image.image_id) : undefined}
              replacement={replacements.of(sticker, at)}
              onRename={(title) => rename(at, title)}
              onReplace={() => {
                chosenFor.current = at;
                chooser.current?.click();
              }}
            />
          ))}
        </ol>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t('skin.replace')}
        accept={uploadLimit(USAGE).accept.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void replacements.replace(chosenFor.current, file);
        }}
      />
    </>
  );
}
