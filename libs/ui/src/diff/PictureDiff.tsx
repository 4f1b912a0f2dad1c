import { diffList, type UploadedFile } from '@ipw/domain';
import { PicturePair } from './PicturePair';
import { type DiffText, NOTHING } from './words';

/** The label of each kind of change; kept pictures have none. */
const FATES = { same: null, moved: 'moved', added: 'fresh', removed: 'gone' } as const;

interface Props {
  live: readonly UploadedFile[] | null;
  proposed: readonly UploadedFile[];
  changed: boolean;
  /** Ids of pictures a reviewer marked. */
  marked: readonly string[];
  t: DiffText;
}

/** Pictures side by side: live above, proposed below, each with its position and change; then pairs that replace each other. */
export function PictureDiff({ live, proposed, changed, marked, t }: Props) {
  const ids = (files: readonly UploadedFile[]) => files.map(({ image_id }) => image_id);
  const where = new Map(diffList(ids(live ?? []), ids(proposed)).map((one) => [one.id, one]));
  const row = (files: readonly UploadedFile[], label: string | null) => (
    <div className="diff-pictures">
      {label && <h3>{label}</h3>}
      {files.length === 0 && <p>{NOTHING}</p>}
      <ol>
        {files.map((file, at) => {
          const { from, to, fate: change } = where.get(file.image_id)!;
          const fate = live === null ? null : FATES[change];
          return (
            <li
              key={file.image_id}
              data-fate={fate ?? undefined}
              data-marked={marked.includes(file.image_id) || undefined}
            >
              <a href={file.file_path} target="_blank" rel="noreferrer">
                <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
              </a>
              <span className="diff-place">{at + 1}</span>
              {fate && <small>{t(`diff.${fate}`, { from: from ?? 0, to: to ?? 0 })}</small>}
            </li>
          );
        })}
      </ol>
    </div>
  );
  if (live === null || !changed) return row(proposed, null);
  const pictures = (files: readonly UploadedFile[], fate: 'removed' | 'added') =>
    files.filter(({ image_id, thumb_path }) => thumb_path && where.get(image_id)?.fate === fate);
  const gone = pictures(live, 'removed');
  const fresh = pictures(proposed, 'added');
  return (
    <>
      {row(live, t('diff.live'))}
      {row(proposed, t('diff.proposed'))}
      {gone.slice(0, fresh.length).map((file, at) => (
        <PicturePair key={file.image_id} live={file} proposed={fresh[at]!} t={t} />
      ))}
    </>
  );
}
