import { SAVED_FILTERS, type SavedFilter } from '@ipw/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { ResourceName } from '../../http/call-api';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FormDialog } from '../../components/FormDialog';
import { Problem } from '../../components/Missing';
import { Refusal } from '../../http/refusal';
import { useT } from '../../i18n/locale';
import './saved-filters.css';
import { savedFiltersOf, removeFilter, saveFilter } from '../../http/resource-calls';

/** Filters that staff share: apply one, or save the current one. */
export function SavedFilters({ resource }: { resource: ResourceName }) {
  const t = useT();
  const cache = useQueryClient();
  const { filterValues, setFilters } = useListContext();
  const [naming, setNaming] = useState(false);
  const [forgetting, setForgetting] = useState<SavedFilter>();
  const queryKey = [resource, 'filters'];
  const { data: stored = [] } = useQuery({
    queryKey,
    queryFn: () => savedFiltersOf(resource),
  });
  const show = (now: SavedFilter[]) => cache.setQueryData(queryKey, now);
  const forget = useMutation<SavedFilter[], Error, string>({
    mutationFn: async (id) => removeFilter(resource, id),
    onSuccess: (all) => {
      show(all);
      setForgetting(undefined);
    },
  });
  const now = asText(filterValues);
  const isOn = ({ filter }: SavedFilter) => asText(filter) === now;
  return (
    <div className="saved-filters" role="group" aria-label={t('filters.saved')}>
      {stored.map((one) => (
        <span key={one.id} className="saved-filter">
          <button
            type="button"
            className="button"
            aria-pressed={isOn(one)}
            title={t('filters.by', { name: one.created_by_name })}
            onClick={() => setFilters(one.filter, undefined, false)}
          >
            {one.name}
          </button>
          {one.actions.map((action) => (
            <button
              key={action}
              type="button"
              className="button quiet"
              aria-label={t('filters.remove', { name: one.name })}
              onClick={() => {
                forget.reset();
                setForgetting(one);
              }}
            >
              <span aria-hidden>×</span>
            </button>
          ))}
        </span>
      ))}
      {!stored.some(isOn) && (
        <button type="button" className="button quiet" onClick={() => setNaming(true)}>
          {t('filters.save')}
        </button>
      )}
      {forgetting && (
        <ConfirmDialog
          title={t('delete.title', { name: forgetting.name })}
          text={t('filters.remove_text')}
          confirm={t('remove')}
          busy={forget.isPending}
          error={forget.error}
          onConfirm={() => forget.mutate(forgetting.id)}
          onClose={() => setForgetting(undefined)}
        />
      )}
      {naming && (
        <NameFilter
          resource={resource}
          filter={filterValues}
          onClose={() => setNaming(false)}
          onSaved={(all) => {
            show(all);
            setNaming(false);
          }}
        />
      )}
    </div>
  );
}

/** A filter as text, independent of the order of its keys. */
const asText = (filter: object): string => JSON.stringify(Object.entries(filter).sort());

interface NameProps {
  resource: ResourceName;
  filter: Record<string, string>;
  onClose: () => void;
  onSaved: (all: SavedFilter[]) => void;
}

function NameFilter({ resource, filter, onClose, onSaved }: NameProps) {
  const t = useT();
  const [name, setName] = useState('');
  const save = useMutation<SavedFilter[], Error>({
    mutationFn: () => saveFilter(resource, { name: name.trim(), filter }),
    onSuccess: onSaved,
  });
  const errors = save.error instanceof Refusal ? save.error.body.errors : {};
  return (
    <FormDialog
      title={t('filters.save')}
      confirm={t('save')}
      busy={save.isPending}
      problem={!errors['name'] && (Object.values(errors)[0] ?? save.error?.message)}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <p className="soft">{t('filters.shared')}</p>
      <label className="input">
        <span>{t('filters.name')}</span>
        <input
          data-first
          required
          maxLength={SAVED_FILTERS.name}
          value={name}
          aria-invalid={!!errors['name']}
          onChange={(event) => setName(event.target.value)}
        />
        <Problem error={errors['name']} empty={!name.trim()} />
      </label>
    </FormDialog>
  );
}
