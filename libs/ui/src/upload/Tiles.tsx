import type { UploadedFile, Usage } from '@ipw/domain';
import { lazy, Suspense } from 'react';
import { Tile } from './Tile';

export interface TilesProps {
  files: readonly UploadedFile[];
  usage: Usage;
  /** Ids of the pictures a reviewer pointed at. */
  marked?: readonly string[] | undefined;
  onView: (at: number) => void;
  onRemove: (file: UploadedFile) => void;
  onOrder: (files: UploadedFile[]) => void;
}

const SortableTiles = lazy(() => import('./SortableTiles'));

const StillTiles = ({ files, usage, marked, onView, onRemove }: TilesProps) => (
  <ol className="ui-upload-grid">
    {files.map((file, at) => (
      <li key={file.image_id} className="ui-upload-slot">
        <Tile
          file={file}
          usage={usage}
          marked={marked?.includes(file.image_id)}
          onView={() => onView(at)}
          onRemove={() => onRemove(file)}
        />
      </li>
    ))}
  </ol>
);

/** The uploaded pictures. What moves them is loaded when there is something to move. */
export const Tiles = (props: TilesProps) =>
  props.files.length < 2 ? (
    <StillTiles {...props} />
  ) : (
    <Suspense fallback={<StillTiles {...props} />}>
      <SortableTiles {...props} />
    </Suspense>
  );
