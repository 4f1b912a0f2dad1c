import { SKIN_LIMITS, weighed } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';
import { Problems } from './Problems';
import type { StickerValue } from './skin.calls';
import type { Replacement } from './use-replacements';

interface Props {
  number: number;
  sticker: StickerValue;
  /** What the reviewer says of it. */
  reason: string | undefined;
  replacement: Replacement | undefined;
  onRename: (title: string) => void;
  onReplace: () => void;
}

/** One sticker: its picture, its name, and the button that replaces the picture. */
export function StickerName({
  number,
  sticker: { title, image },
  reason,
  replacement,
  onRename,
  onReplace,
}: Props) {
  const t = useT();
  const misfit = replacement === 'busy' ? undefined : replacement;
  return (
    <li data-marked={reason ? true : undefined}>
      {image ? (
        <img src={image.thumb_path ?? image.file_path} alt="" />
      ) : (
        <span className="skin-gap" role="img" aria-label={t('skin.gap')} />
      )}
      <label>
        <span className="ui-hidden">{t('skin.name_of', { number })}</span>
        <span aria-hidden>{number}_</span>
        <input
          value={title}
          aria-invalid={weighed(title.trim()) > SKIN_LIMITS.sticker || undefined}
          onChange={({ target }) => onRename(target.value)}
        />
      </label>
      <Button
        small
        busy={replacement === 'busy'}
        aria-label={t(image ? 'skin.replace_of' : 'skin.choose_of', { number })}
        onClick={onReplace}
      >
        {t(image ? 'skin.replace' : 'skin.choose')}
      </Button>
      {reason && <p className="ui-field-error">{reason}</p>}
      {misfit && <Problems problems={[misfit]} />}
    </li>
  );
}
