import type { FilterControl } from '../fields/field';
import './content.css';

/** What was deleted is listed when it is asked for, and then alone. */
export const DeletedToggle = ({ label, value, onChange }: FilterControl) => (
  <button
    type="button"
    className="button toggle"
    aria-pressed={value !== ''}
    onClick={() => onChange(value ? '' : 'only')}
  >
    {label}
  </button>
);
