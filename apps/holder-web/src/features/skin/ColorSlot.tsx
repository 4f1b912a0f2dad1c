import type { SkinColorField } from '@ipw/domain';
import { TextField } from '@ipw/ui';
import { useT } from '../../i18n/catalogue';
import { READABLE, useContrast } from './contrast';
import type { SlotProps } from './SkinSlot';

/** The picture each colour is read on. */
const GROUND = {
  fans_number_color: 'fans_card_image',
  comment_fans_number_color: 'comment_bg_image',
} as const;

/** A colour of six digits with a picker, and its contrast on the picture it stands on. */
export function ColorSlot({ field, form }: Pick<SlotProps<SkinColorField>, 'field' | 'form'>) {
  const t = useT();
  const value = form.values[field];
  const hex = /^#?([0-9a-f]{6})$/i.exec(value.trim())?.[1];
  const ratio = useContrast(hex, form.values[GROUND[field]][0]?.file_path);
  return (
    <div className="skin-color">
      <TextField
        {...form.field(field)}
        label={t(`skin.slot.${field}`)}
        hint={t('skin.hint.color')}
        autoComplete="off"
        spellCheck={false}
      />
      <input
        type="color"
        aria-label={t('skin.pick', { field: t(`skin.slot.${field}`) })}
        value={`#${hex ?? '000000'}`}
        onChange={({ target }) => form.field(field).onChange(target.value.slice(1).toUpperCase())}
      />
      <p className="ui-field-hint" aria-live="polite" data-low={ratio !== undefined && ratio < READABLE}>
        {ratio === undefined
          ? t('skin.contrast.none')
          : t(ratio < READABLE ? 'skin.contrast.low' : 'skin.contrast.good', { ratio: ratio.toFixed(1) })}
      </p>
    </div>
  );
}
