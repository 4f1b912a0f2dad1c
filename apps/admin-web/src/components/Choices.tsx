import { Problem } from './Missing';

interface Props {
  legend: string;
  name: string;
  options: readonly string[];
  word: (option: string) => string;
  value: string;
  error: string | undefined;
  onChange: (option: string) => void;
}

/** A few options as radio buttons. */
export function Choices({ legend, name, options, word, value, error, onChange }: Props) {
  return (
    <fieldset className="reasons">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            required
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          {word(option)}
        </label>
      ))}
      <Problem error={error} empty={!value} />
    </fieldset>
  );
}
