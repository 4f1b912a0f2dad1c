import {
  ipApi,
  LISTED_KERNELS,
  OWN_KERNELS,
  shanghaiDay,
  TEXT,
  type ReferenceRow,
  type UploadedFile,
} from '@ipw/domain';
import { SingleUpload, TextArea, TextField, type Option } from '@ipw/ui';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { Chips } from '../../form/Chips';
import { Counter } from '../../form/Counter';
import { offered } from '../../form/offered';
import { Tags } from '../../form/Tags';
import type { FieldControl, FieldSpec } from '../../form/schema-form';

/** Reference lists change rarely. */
const RARELY = { staleTime: 3_600_000 };
const typed = (value: unknown) => (typeof value === 'string' ? value : '');
const files = (value: unknown) => value as UploadedFile[];
const optionsOf = (rows: readonly ReferenceRow[] | undefined): Option[] =>
  offered(rows).map(({ id, name }) => ({ value: String(id), label: name }));

/** The fields of a new IP with their reference lists, in the current language. */
export function useNewIpFields(): FieldSpec[] {
  const t = useT();
  const licensing = useApi(ipApi.ipFieldList, {}, RARELY);
  const countries = useApi(ipApi.ipCountryList, {}, RARELY);
  const origins = useApi(ipApi.ipBirthList, {}, RARELY);
  const types = useApi(ipApi.ipTypeList, {}, RARELY);
  const kernels = useApi(ipApi.ipKernelList, {}, RARELY);

  const long = (name: 'intro' | 'core_audience', max: number, rows: number): FieldSpec => ({
    name,
    label: t(`claim.field.${name}`),
    render: ({ id, error, value, set }: FieldControl) => (
      <TextArea
        {...{ id, error, rows }}
        label={t(`claim.field.${name}`)}
        placeholder={t(`claim.field.${name}.hint`)}
        aside={<Counter text={typed(value)} max={max} />}
        value={typed(value)}
        onChange={set}
      />
    ),
  });
  const select = (
    name: 'auth_field_id' | 'birth_area' | 'ip_origin',
    rows: readonly ReferenceRow[] | undefined,
  ): FieldSpec => ({
    name,
    label: t(`claim.field.${name}`),
    kind: 'select',
    options: optionsOf(rows),
  });
  const chips = (
    name: 'ip_types' | 'kernels',
    max: number,
    rows: readonly ReferenceRow[] | undefined,
  ): FieldSpec => ({
    name,
    label: t(`claim.field.${name}`),
    render: ({ id, error, value, set }: FieldControl) => (
      <Chips
        {...{ id, error }}
        label={t(`claim.field.${name}`)}
        hint={t('claim.field.up_to', { max })}
        options={offered(rows, value as number[])}
        value={value as number[]}
        onChange={set}
      />
    ),
  });

  return [
    {
      name: 'ip_image',
      label: t('claim.field.ip_image'),
      render: ({ id, error, value, set }) => (
        <SingleUpload
          id={id}
          error={
            error && files(value).length === 0
              ? t('rule.upload_required', { field: t('name.ip_image') })
              : error
          }
          usage="avatar"
          label={t('claim.field.ip_image')}
          help={t('claim.field.ip_image.hint')}
          value={files(value)}
          onChange={set}
        />
      ),
    },
    {
      name: 'ip_name',
      label: t('claim.field.ip_name'),
      hint: t('claim.field.ip_name.hint'),
      autoComplete: 'off',
    },
    long('intro', TEXT.ipIntro, 5),
    long('core_audience', TEXT.audience, 3),
    select('auth_field_id', licensing.data),
    select('ip_origin', origins.data),
    {
      name: 'birth_time',
      label: t('claim.field.birth_time'),
      render: ({ id, error, value, set }) => (
        <TextField
          {...{ id, error }}
          type="date"
          label={t('claim.field.birth_time')}
          min="1000-01-01"
          max={shanghaiDay(new Date())}
          value={typed(value)}
          onChange={set}
        />
      ),
    },
    select('birth_area', countries.data),
    chips('ip_types', 5, types.data),
    chips('kernels', LISTED_KERNELS, kernels.data),
    {
      name: 'own_kernels',
      label: t('ipinfo.own_kernels'),
      render: ({ id, error, value, set }) => (
        <Tags
          {...{ id, error }}
          label={t('ipinfo.own_kernels')}
          hint={t('ipinfo.own_kernels.hint', { max: OWN_KERNELS.count, length: OWN_KERNELS.length })}
          most={OWN_KERNELS.count}
          value={(value as string[] | undefined) ?? []}
          onChange={set}
        />
      ),
    },
  ];
}
