import { Segments } from '../form/Segments';
import './list.css';

interface StateFilterProps<S extends string> {
  /** Accessible name of the filter. */
  label: string;
  all: string;
  states: readonly S[];
  wordOf: (state: S) => string;
  value: S | undefined;
  onChange: (state: S | '') => void;
}

/** The state a list is filtered by. */
export const StateFilter = <S extends string>({
  label,
  all,
  states,
  wordOf,
  value,
  onChange,
}: StateFilterProps<S>) => (
  <div className="list-states">
    <Segments<S | ''>
      label={label}
      name="state"
      options={[
        { value: '', label: all },
        ...states.map((state) => ({ value: state, label: wordOf(state) })),
      ]}
      value={value ?? ''}
      onChange={onChange}
    />
  </div>
);
