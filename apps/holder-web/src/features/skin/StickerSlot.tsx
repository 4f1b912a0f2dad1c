import { SKIN_LIMITS, type SkinDetail, weighed } from '@ipw/domain';
import { MultiUpload } from '@ipw/ui';
import { useCallback } from 'react';
import { useT } from '../../i18n/catalogue';
import { marksIn } from './skin.calls';
import { inOrderOf } from './stickers';
import type { SkinFormState } from './use-skin-form';

/** Fifteen stickers: their order is their number, and each has a name. */
export function StickerSlot({ form, skin }: { form: SkinFormState; skin: SkinDetail | null }) {
  const t = useT();
  const { emoji_list: stickers } = form.values;
  const { value: _value, onChange, ...field } = form.field('emoji_list');
  const { onBusy: busy } = form;
  const onBusy = useCallback((yes: boolean) => busy('emoji_list', yes), [busy]);
  const reasonOf = (id: string) =>
    marksIn(skin, 'emoji_list').find(({ image_id }) => image_id === id)?.reason;
  const rename = (at: number, title: string) =>
    onChange(stickers.map((one, index) => (index === at ? { ...one, title } : one)));
  return (
    <>
      <MultiUpload
        {...field}
        usage="skin_sticker"
        label={t('skin.slot.emoji_list')}
        help={t('skin.hint.emoji_list')}
        value={stickers.flatMap(({ image }) => image ?? [])}
        onChange={(files) => onChange(inOrderOf(stickers, files))}
        marked={form.markedIn('emoji_list')}
        onBusy={onBusy}
      />
      {stickers.length > 0 && (
        <ol className="skin-names" aria-label={t('skin.names')}>
          {stickers.map(({ title, image }, at) => {
            const label = t('skin.name_of', { number: at + 1 });
            const reason = image && reasonOf(image.image_id);
            return (
              <li key={image?.image_id ?? at} data-marked={reason ? true : undefined}>
                {image ? (
                  <img src={image.thumb_path ?? image.file_path} alt="" />
                ) : (
                  <span className="skin-gap" role="img" aria-label={t('skin.gap')} />
                )}
                <label>
                  <span className="ui-hidden">{label}</span>
                  <span aria-hidden>{at + 1}_</span>
                  <input
                    value={title}
                    aria-invalid={weighed(title.trim()) > SKIN_LIMITS.sticker || undefined}
                    onChange={({ target }) => rename(at, target.value)}
                  />
                </label>
                {reason && <p className="ui-field-error">{reason}</p>}
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
