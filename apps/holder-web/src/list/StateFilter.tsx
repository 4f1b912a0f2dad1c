import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { Segments } from '../form/Segments';
import { useT } from '../i18n/catalogue';
import './list.css';

/** A machine, or what names its states the same way. */
export interface StatesOf<S extends string> {
  name: string;
  states: Readonly<Record<S, unknown>>;
}

/** The state of that name, if there is one. */
export const stateIn = <S extends string>(of: StatesOf<S>, name: string): S | undefined =>
  (Object.keys(of.states) as S[]).find((state) => state === name);

interface StateFilterProps<S extends string> {
  /** Accessible name of the filter. */
  label: string;
  of: StatesOf<S>;
  value: string | undefined;
  onChange: (state: S | '') => void;
}

/** The state a list is filtered by. */
export function StateFilter<S extends string>({ label, of, value = '', onChange }: StateFilterProps<S>) {
  const t = useT();
  return (
    <div className="list-states">
      <Segments<S | ''>
        label={label}
        name="state"
        options={[
          { value: '', label: t('ui.all') },
          ...(Object.keys(of.states) as S[]).map((state) => ({
            value: state,
            label: t(`state.${of.name}.${state}` as SharedKey),
          })),
        ]}
        value={stateIn(of, value) ?? ''}
        onChange={onChange}
      />
    </div>
  );
}
