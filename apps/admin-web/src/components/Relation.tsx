import { Word } from './Word';
import { relationKey } from './relation-key';

export function Relation({ value }: { value: number | null }) {
  return (
    <span className={value === null ? 'soft' : undefined}>
      <Word of={relationKey(value)} />
    </span>
  );
}
