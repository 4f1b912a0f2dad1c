import { ALL_FIELDS, DIRECTORY, type Directory } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useId } from 'react';
import { useT } from '../../i18n/catalogue';
import type { DirectoryQuery } from './directory-query';

const LISTS = ['type', 'origin', 'kernel'] as const;
const KINDS = ['', 'normal', 'artist'] as const;

interface Props {
  directoryQuery: DirectoryQuery;
  options: Directory['options'];
  onAsk: (directoryQuery: DirectoryQuery) => void;
}

/** The filters of the directory. Each change returns to the first page. */
export function DirectoryFilters({ directoryQuery, options, onAsk }: Props) {
  const t = useT();
  const id = useId();
  const narrow = (part: Partial<DirectoryQuery>) => onAsk({ ...directoryQuery, ...part, page: 1 });
  return (
    <div className="directory-filters" role="group" aria-label={t('directory.filters')}>
      <form
        role="search"
        // Going back changes the keyword in the address, and the key resets the field.
        key={directoryQuery.keyword}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('keyword');
          narrow({ keyword: typeof typed === 'string' ? typed.trim() : '' });
        }}
      >
        <input
          type="search"
          name="keyword"
          aria-label={t('directory.search')}
          placeholder={t('directory.search')}
          maxLength={DIRECTORY.keyword}
          defaultValue={directoryQuery.keyword}
        />
        <Button type="submit">{t('ui.search')}</Button>
      </form>
      {LISTS.map((list) => (
        <select
          key={list}
          aria-label={t(`directory.${list}`)}
          value={directoryQuery[list] ?? ''}
          onChange={({ target }) => narrow({ [list]: Number(target.value) || undefined })}
        >
          <option value="">{t(`directory.any_${list}`)}</option>
          {options[list].map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      ))}
      <fieldset className="directory-kinds">
        <legend className="ui-hidden">{t('directory.kind')}</legend>
        {KINDS.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              className="ui-hidden"
              name={`${id}-kind`}
              checked={(directoryQuery.kind ?? '') === kind}
              onChange={() => narrow({ kind: kind || undefined })}
            />
            {t(`directory.kind_${kind}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="directory-fields">
        <legend className="ui-hidden">{t('directory.field')}</legend>
        {options.field.map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              className="ui-hidden"
              name={id}
              checked={one.id === (directoryQuery.field ?? ALL_FIELDS)}
              onChange={() => narrow({ field: one.id === ALL_FIELDS ? undefined : Number(one.id) })}
            />
            {one.name}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
