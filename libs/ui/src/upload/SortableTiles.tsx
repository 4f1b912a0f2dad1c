import type { UploadedFile } from '@ipw/domain';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { GripIcon } from './icons';
import { Tile, type TileProps } from './Tile';
import { useUploadEnv } from './upload-env';
import type { TilesProps } from './Tiles';

interface SortableProps extends Omit<TileProps, 'grip'> {
  position: number;
  count: number;
}

function SortableTile({ position, count, ...tile }: SortableProps) {
  const { t } = useUploadEnv();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id: tile.file.image_id });
  return (
    <li
      ref={setNodeRef}
      className="ui-upload-slot"
      data-lifted={isDragging || undefined}
      style={
        transform
          ? { transform: `translate3d(${String(transform.x)}px, ${String(transform.y)}px, 0)`, transition }
          : { transition }
      }
      {...listeners}
    >
      <Tile
        {...tile}
        grip={
          <button
            type="button"
            ref={setActivatorNodeRef}
            className="ui-upload-grip"
            {...attributes}
            aria-label={t('upload.move', { name: tile.file.file_name, position, count })}
          >
            <GripIcon />
          </button>
        }
      />
    </li>
  );
}

/** The pictures in an order that can be changed by mouse, touch and keyboard, and is told as it changes. */
export default function SortableTiles({ files, usage, marked, onView, onRemove, onOrder }: TilesProps) {
  const { t } = useUploadEnv();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier | undefined) => files.findIndex((file) => file.image_id === id);
  const told = (active: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: files[indexOf(active)]?.file_name ?? '',
    position: indexOf(over ?? active) + 1,
    count: files.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('upload.lifted', told(active.id, active.id)),
    // On lifting, a picture is over itself: 'lifted' must not be talked over.
    onDragOver: ({ active, over }) =>
      over?.id === active.id ? undefined : t('upload.moved', told(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('upload.put_down', told(active.id, over?.id)),
    onDragCancel: ({ active }) => t('upload.put_back', told(active.id, active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('upload.move_how') } }}
      onDragEnd={({ active, over }) => {
        const to = indexOf(over?.id);
        if (over && to !== indexOf(active.id))
          onOrder(arrayMove<UploadedFile>([...files], indexOf(active.id), to));
      }}
    >
      <SortableContext items={files.map((file) => file.image_id)} strategy={rectSortingStrategy}>
        <ol className="ui-upload-grid">
          {files.map((file, at) => (
            <SortableTile
              key={file.image_id}
              file={file}
              usage={usage}
              marked={marked?.includes(file.image_id)}
              position={at + 1}
              count={files.length}
              onView={() => onView(at)}
              onRemove={() => onRemove(file)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
