import { type ItemName, reviewStatesOf } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { Button, Select } from '@ipw/ui';
import { KeywordSearch } from '../form/KeywordSearch';
import { SortSelect } from '../form/SortSelect';
import { useT } from '../i18n/catalogue';
import { LIST_STATES } from '../review/list-states';

interface Props {
  name: ItemName;
  filter: Record<'state' | 'keyword' | 'sort', string>;
  change: (values: Partial<Record<'state' | 'keyword' | 'sort', string>>) => void;
  /** Whether cards are being chosen. */
  choosing: boolean;
  onChoosing: (choosing: boolean) => void;
}

/** Search, state and order of a list of content, and the switch to choose several cards. */
export function ListTools({ name, filter, change, choosing, onChoosing }: Props) {
  const t = useT();
  const labels = reviewStatesOf(name);
  return (
    <div className="keyword-tools">
      <KeywordSearch
        key={filter.keyword}
        label={t('ui.search')}
        keyword={filter.keyword}
        onSearch={(keyword) => change({ keyword })}
      />
      <Select
        label={t('content.state')}
        value={filter.state}
        options={[
          { value: '', label: t('ui.all') },
          ...LIST_STATES.map((state) => ({
            value: state,
            label: t(`state.${labels.name}.${state}` as SharedKey),
          })),
        ]}
        onChange={(state) => change({ state })}
      />
      <SortSelect own={t('content.sort.own')} value={filter.sort} onChange={(sort) => change({ sort })} />
      <Button aria-pressed={choosing} onClick={() => onChoosing(!choosing)}>
        {t('content.choose')}
      </Button>
    </div>
  );
}
