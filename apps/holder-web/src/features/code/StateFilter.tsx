import { useSearchParams } from 'react-router';
import { Segments } from '../../form/Segments';
import { useIpId } from './code.calls';

interface StateFilterProps<S extends string> {
  /** Accessible name of the filter. */
  label: string;
  all: string;
  states: readonly S[];
  wordOf: (state: S) => string;
  value: S | undefined;
  /** Called on a change, to return to the first page. */
  onChange: () => void;
}

/** The state a list is filtered by, stored in the page's address. */
export function StateFilter<S extends string>({
  label,
  all,
  states,
  wordOf,
  value,
  onChange,
}: StateFilterProps<S>) {
  const ipId = useIpId();
  const [, setQuery] = useSearchParams();
  return (
    <div className="code-states">
      <Segments<S | ''>
        label={label}
        name="state"
        options={[
          { value: '', label: all },
          ...states.map((state) => ({ value: state, label: wordOf(state) })),
        ]}
        value={value ?? ''}
        onChange={(state) => {
          onChange();
          setQuery({ id: ipId, ...(state && { state }) }, { replace: true });
        }}
      />
    </div>
  );
}
