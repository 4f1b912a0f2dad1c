import type { FilterControl } from '../fields/field';

/** Switches the list to deleted records. */
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
