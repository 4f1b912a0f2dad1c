import './segments.css';

interface SegmentsProps<V extends string> {
  /** Accessible name of the choice. */
  label: string;
  name: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few options, side by side. */
export function Segments<V extends string>({ label, name, options, value, onChange }: SegmentsProps<V>) {
  return (
    <fieldset className="segments">
      <legend className="ui-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
