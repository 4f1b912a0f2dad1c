import type { ReviewField } from '@ipw/domain';
import './diff.css';
import { ListDiff } from './ListDiff';
import { PictureDiff } from './PictureDiff';
import { TextDiff } from './TextDiff';
import type { DiffText } from './words';

interface Props {
  field: ReviewField;
  t: DiffText;
  /** Ids of pictures a reviewer marked. */
  marked?: readonly string[];
}

/** The live and the proposed value of a field: text, list or pictures. */
export function FieldDiff({ field: { live, proposed, changed }, t, marked = [] }: Props) {
  const { kind } = proposed;
  if (kind === 'pictures') {
    const before = live?.kind === kind ? live.value : null;
    return <PictureDiff live={before} proposed={proposed.value} changed={changed} marked={marked} t={t} />;
  }
  if (kind === 'list')
    return <ListDiff live={live?.kind === kind ? live.value : null} proposed={proposed.value} t={t} />;
  // An empty list has no kind, so it reads as text.
  const before = live?.kind === 'list' ? live.value.join(' · ') : live?.kind === 'text' ? live.value : '';
  return <TextDiff live={live && before} proposed={proposed.value} t={t} />;
}
