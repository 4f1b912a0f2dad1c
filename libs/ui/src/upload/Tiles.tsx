import type { UploadedFile, Usage } from '@ipw/domain';
import { SortableGrid } from './SortableGrid';
import { Tile } from './Tile';

interface Props {
  files: readonly UploadedFile[];
  usage: Usage;
  /** Ids of pictures a reviewer marked. */
  marked?: readonly string[] | undefined;
  onView: (at: number) => void;
  onRemove: (file: UploadedFile) => void;
  /** Called when a picture failed to load. */
  onLost: (file: UploadedFile) => void;
  onOrder: (files: UploadedFile[]) => void;
}

/** The uploaded pictures, which can be reordered. */
export const Tiles = ({ files, usage, marked, onView, onRemove, onLost, onOrder }: Props) => (
  <SortableGrid
    items={files.map((file, at) => ({ id: file.image_id, name: file.file_name, file, at }))}
    className="ui-upload-grid"
    placeClass="ui-upload-slot"
    gripClass="ui-upload-grip"
    whole
    onOrder={(order) => onOrder(order.map(({ file }) => file))}
  >
    {({ file, at }, grip) => (
      <Tile
        file={file}
        usage={usage}
        marked={marked?.includes(file.image_id)}
        onView={() => onView(at)}
        onRemove={() => onRemove(file)}
        onLost={() => onLost(file)}
        grip={grip}
      />
    )}
  </SortableGrid>
);
