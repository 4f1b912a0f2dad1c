import { ACCOUNTS, CONTENT_KINDS, OWN_KERNELS, shanghaiDay, type UploadedFile } from '@ipw/domain';
import { Select, SingleUpload, TextArea, TextField } from '@ipw/ui';
import type { ReactNode } from 'react';
import { Chips } from '../../form/Chips';
import { Counter } from '../../form/Counter';
import { Marked } from '../../form/Marked';
import { offered } from '../../form/offered';
import { OneOf } from '../../form/OneOf';
import type { SavedForm } from '../../form/use-saved-form';
import { idOf } from '../../form/use-form';
import { useT, type Key } from '../../i18n/catalogue';
import { useContactHint } from '../../review/ContactHint';
import { infoLabel, type InfoField, type InfoValues } from './info-fields';
import { Tags } from '../../form/Tags';
import { useInfoLists } from './use-info-words';

/** All fields of the information of one kind of IP. */
export function InfoFields({ list, fields }: { list: readonly InfoField[]; fields: SavedForm<InfoValues> }) {
  const t = useT();
  const lists = useInfoLists();
  const { values, set, problems, markOf, markedIn, onBusy } = fields;

  const contactHint = useContactHint(CONTENT_KINDS.ipInfo);

  const draw = (field: InfoField): ReactNode => {
    const { name } = field;
    const text = String(values[name] ?? '');
    const change = (value: unknown) => set({ [name]: value });
    const shared = {
      id: idOf(name),
      label: t(infoLabel(name)),
      error: problems.problemOf(name),
    };
    switch (field.kind) {
      case 'line':
        return (
          <TextField
            {...shared}
            hint={contactHint(name, text)}
            optional={field.optional ?? false}
            value={text}
            onChange={change}
          />
        );
      case 'lines':
        return (
          <TextArea
            {...shared}
            rows={4}
            hint={contactHint(name, text)}
            aside={<Counter text={text} max={field.max} />}
            value={text}
            onChange={change}
          />
        );
      case 'day':
        return (
          <TextField
            {...shared}
            type="date"
            min="1000-01-01"
            max={shanghaiDay(new Date())}
            value={text}
            onChange={change}
          />
        );
      case 'select':
        return (
          <Select
            {...shared}
            value={text}
            options={offered(lists[field.list], [text]).map(({ id, name: label }) => ({
              value: String(id),
              label,
            }))}
            onChange={change}
          />
        );
      case 'chips':
        return (
          <Chips
            {...shared}
            hint={t('claim.field.up_to', { max: field.max })}
            options={offered(lists[field.list], values[name] as number[])}
            value={values[name] as number[]}
            onChange={change}
          />
        );
      case 'one':
        return (
          <OneOf
            {...shared}
            options={field.values.map((value) => ({ value, label: t(`${field.words}.${value}` as Key) }))}
            value={text}
            onChange={change}
          />
        );
      case 'picture':
        return (
          <SingleUpload
            {...shared}
            usage={field.usage}
            help={t(`claim.field.${name}.hint` as Key)}
            value={values[name] as UploadedFile[]}
            marked={markedIn(name)}
            onChange={change}
            onBusy={(yes) => onBusy(name, yes)}
          />
        );
      case 'tags':
        return (
          <Tags
            {...shared}
            hint={
              contactHint(name, values[name]) ??
              t('ipinfo.own_kernels.hint', { max: OWN_KERNELS.count, length: OWN_KERNELS.length })
            }
            most={OWN_KERNELS.count}
            value={values[name] as string[]}
            onChange={change}
          />
        );
      case 'accounts': {
        const accounts = values[name] as Record<string, string>;
        return (
          <fieldset id={shared.id} tabIndex={-1} className="ui-field">
            <legend className="ui-field-label">{shared.label}</legend>
            <div className="info-accounts">
              {ACCOUNTS.map((key) => (
                <TextField
                  key={key}
                  label={t(`account.${key}`)}
                  value={accounts[key] ?? ''}
                  onChange={(value) => change({ ...accounts, [key]: value })}
                />
              ))}
            </div>
            <p className="ui-field-error" aria-live="polite">
              {shared.error}
            </p>
          </fieldset>
        );
      }
    }
  };

  return list.map((field) => (
    <Marked key={field.name} mark={markOf(field.name)}>
      {draw(field)}
    </Marked>
  ));
}
