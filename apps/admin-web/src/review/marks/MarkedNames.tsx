import type { Mark } from '@ipw/domain';
import { None } from '../../components/None';
import { useMarkedNames } from '../../history/use-marked-names';

/** The reviewer's marks of the last rejection. */
export function MarkedNames({ marks }: { marks: readonly Mark[] }) {
  const names = useMarkedNames();
  return marks.length === 0 ? <None /> : <span>{names(marks)}</span>;
}
