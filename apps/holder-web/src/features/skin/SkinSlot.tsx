import {
  codePointLength,
  SKIN_LIMITS,
  SKIN_SLOTS,
  type SkinColorField,
  type SkinDetail,
  type SkinField,
  type SkinNameField,
  type SkinPictureField,
  uploadLimit,
  type Usage,
  weighed,
} from '@ipw/domain';
import { SingleUpload, TextField } from '@ipw/ui';
import { useCallback } from 'react';
import { Marked } from '../../form/Marked';
import { useT } from '../../i18n/catalogue';
import { ColorSlot } from './ColorSlot';
import { marksIn } from './skin.calls';
import { StickerSlot } from './StickerSlot';
import { Problems } from './Problems';
import type { SkinFormState } from './use-skin-form';
import type { StudioState } from './use-studio';

export interface SlotProps<F extends SkinField = SkinField> {
  field: F;
  form: SkinFormState;
  skin: SkinDetail | null;
  studio: StudioState;
}

/** One slot of the material, with its rule beside it and what a reviewer says of it. */
export function SkinSlot({ field, form, skin, studio }: SlotProps) {
  const { kind } = SKIN_SLOTS[field];
  const marks = marksIn(skin, field).filter(({ image_id }) => !image_id);
  return (
    <Marked mark={form.markOf(field)}>
      {marks.map(({ reason }) => reason && <blockquote key={reason}>{reason}</blockquote>)}
      {kind === 'name' && <NameSlot field={field as SkinNameField} form={form} />}
      {kind === 'color' && <ColorSlot field={field as SkinColorField} form={form} />}
      {kind === 'picture' && <PictureSlot field={field as SkinPictureField} form={form} studio={studio} />}
      {kind === 'stickers' && <StickerSlot form={form} skin={skin} studio={studio} />}
      <Problems problems={studio.problems.filter((one) => one.field === field)} />
    </Marked>
  );
}

function NameSlot({ field, form }: Pick<SlotProps<SkinNameField>, 'field' | 'form'>) {
  const t = useT();
  const value = form.values[field];
  const goods = field === 'goods_name';
  return (
    <TextField
      {...form.field(field)}
      label={t(`skin.slot.${field}`)}
      hint={t(goods ? 'skin.hint.goods_name' : 'skin.hint.name')}
      aside={
        <span className="ui-field-hint">
          {goods
            ? `${String(codePointLength(value))}/${String(SKIN_LIMITS.goods_name)}`
            : `${String(weighed(value))}/${String(SKIN_LIMITS.name)}`}
        </span>
      }
    />
  );
}

/** Parts of a slot's rule that the specification leaves open, in words; undefined when it leaves none. */
function useOurs(usage: Usage): string | undefined {
  const t = useT();
  const { ours = [] } = uploadLimit(usage);
  if (ours.length === 0) return undefined;
  return t('skin.ours', { parts: ours.map((part) => t(`skin.ours.${part}`)).join(t('skin.ours.and')) });
}

function PictureSlot({ field, form, studio }: Omit<SlotProps<SkinPictureField>, 'skin'>) {
  const t = useT();
  const usage = SKIN_SLOTS[field].usage!;
  const ours = useOurs(usage);
  const { onBusy: busy } = form;
  const { onChange, ...input } = form.field(field);
  const onBusy = useCallback((yes: boolean) => busy(field, yes), [busy, field]);
  return (
    <SingleUpload
      {...input}
      usage={usage}
      label={t(`skin.slot.${field}`)}
      replace={t('skin.replace')}
      {...(ours && { help: ours })}
      onChange={(files) => {
        onChange(files);
        studio.forget(field);
      }}
      onBusy={onBusy}
    />
  );
}
