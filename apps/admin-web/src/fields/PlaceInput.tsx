import { NumberInput } from 'react-admin';

/** An input for a sort number; smaller numbers come first. */
export const PlaceInput = ({ most }: { most: number }) => (
  <NumberInput
    source="sort"
    label="field.sort"
    helperText="banner.sort_help"
    defaultValue={0}
    min={0}
    max={most}
  />
);
