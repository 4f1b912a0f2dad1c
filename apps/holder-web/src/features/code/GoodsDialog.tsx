import {
  formatFen,
  goodsApi,
  goodsSaveInput,
  parseFen,
  type GoodsRow,
  type Input,
  type UploadedFile,
} from '@ipw/domain';
import { Button, Dialog, SingleUpload, toast } from '@ipw/ui';
import { useState } from 'react';
import { useIpId } from '../../app/member';
import { api } from '../../app/api';
import { useT } from '../../i18n/catalogue';
import { codesChanged } from './code.calls';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec } from '../../form/schema-form';

const plain = (fen: number) => formatFen(fen).replaceAll(',', '');

/** The form to add or change goods. */
export function GoodsDialog({ goods, onClose }: { goods?: GoodsRow | undefined; onClose: () => void }) {
  const t = useT();
  const ip_id = useIpId();
  const [busy, setBusy] = useState(false);
  const fields: FieldSpec[] = [
    { name: 'project_name', label: t('code.goods.project_name'), hint: t('code.goods.project_name.hint') },
    { name: 'product_name', label: t('code.goods.product_name') },
    { name: 'licensee', label: t('code.goods.licensee'), hint: t('code.goods.licensee.hint') },
    { name: 'price_fen', label: t('code.goods.price'), inputMode: 'decimal', placeholder: '129.00' },
    {
      name: 'image',
      label: t('code.goods.image'),
      render: ({ id, value, error, set }) => (
        <SingleUpload
          id={id}
          usage="goods_image"
          label={t('code.goods.image')}
          help={t('code.goods.image.hint')}
          value={(value as UploadedFile[] | undefined) ?? []}
          error={error}
          onChange={set}
          onBusy={setBusy}
        />
      ),
    },
  ];
  return (
    <Dialog title={t(goods ? 'code.goods.edit' : 'code.goods.add')} wide onClose={onClose}>
      <SchemaForm<Input<typeof goodsApi.save>>
        schema={goodsSaveInput}
        fields={fields}
        draft={`goods ${ip_id} ${goods?.goods_id ?? ''}`}
        draftLasts
        initial={{
          project_name: goods?.project_name ?? '',
          product_name: goods?.product_name ?? '',
          licensee: goods?.licensee ?? '',
          price_fen: typeof goods?.price_fen === 'number' ? plain(goods.price_fen) : '',
          image: goods?.image ? [goods.image] : [],
        }}
        toInput={({ image, price_fen, ...texts }) => ({
          ip_id,
          ...(goods && { goods_id: goods.goods_id }),
          ...texts,
          price_fen: parseFen(String(price_fen)) ?? '',
          image: (image as UploadedFile[])[0]?.image_id,
        })}
        onSubmit={async (input, attempt) => {
          await api(goodsApi.save, input, attempt);
          toast('good', t('ui.saved'));
          await codesChanged();
          onClose();
        }}
        submitLabel={t(busy ? 'code.uploading' : 'ui.save')}
        actions={<Button onClick={onClose}>{t('ui.cancel')}</Button>}
      />
    </Dialog>
  );
}
