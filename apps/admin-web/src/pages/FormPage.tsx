import { type ReactNode, useState } from 'react';
import { CreateBase, EditBase, type RaRecord, RecordContextProvider, useRecordContext } from 'react-admin';
import { bodyOf, type Model, type Row } from '../fields/field';
import { PageHead } from '../components/PageHead';
import { PageSkeleton } from '../components/PageSkeleton';
import { useT } from '../i18n/locale';
import { type FieldName, keyOf } from '../i18n/words';
import { FormCard } from './FormCard';
import { path } from '../components/path';

interface Props<R extends Row, D extends R> {
  model: Model<R, D>;
  names: readonly FieldName[];
}

interface CreateProps<R extends Row, D extends R> extends Props<R, D> {
  /** Called with the new record; by default its page opens. */
  onCreated?: (record: D) => void;
}

export function CreatePage<R extends Row, D extends R>({ model, names, onCreated }: CreateProps<R, D>) {
  const t = useT();
  return (
    <CreateBase
      resource={model.name}
      redirect={onCreated ? false : 'show'}
      {...(onCreated && { mutationOptions: { onSuccess: (record: RaRecord) => onCreated(record as D) } })}
      transform={(form: RaRecord) => bodyOf(model.fields, names, form)}
    >
      <PageHead
        title={t(keyOf('create', model.name))}
        back={{ to: path.list(model.name), label: t(keyOf('menu', model.name)) }}
      />
      <FormCard model={model} names={names} />
    </CreateBase>
  );
}

export function EditPage<R extends Row, D extends R>({ model, names }: Props<R, D>) {
  return (
    <EditBase
      resource={model.name}
      redirect="show"
      mutationMode="pessimistic"
      queryOptions={{ meta: { whole: true } }}
      transform={(form: RaRecord) => bodyOf(model.fields, names, form)}
    >
      <EditBody model={model} names={names} />
    </EditBase>
  );
}

function EditBody<R extends Row, D extends R>({ model, names }: Props<R, D>) {
  const t = useT();
  const record = useRecordContext<D>();
  if (!record) return <PageSkeleton />;
  const title = model.title(record);
  return (
    <>
      <PageHead
        title={title}
        lead={model.subtitle?.(record)}
        back={{ to: path.show(model.name, record.id), label: t('form.back') }}
      />
      <FirstSeen key={record.id} record={record}>
        <FormCard model={model} names={names} />
      </FirstSeen>
    </>
  );
}

/** Fills the form with the record as first read, because a later read would replace unsaved input. */
function FirstSeen({ record, children }: { record: RaRecord; children: ReactNode }) {
  const [seen] = useState(record);
  return <RecordContextProvider value={seen}>{children}</RecordContextProvider>;
}
