import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import './grip.css';
import { GripIcon } from './icons';
import { inOrder, PromptKeyboardSensor } from './keyboard-sensor';
import type { Sortable, SortableGridProps } from './sortable';
import { useUploadEnv } from './upload-env';

interface ItemProps extends Pick<SortableGridProps<Sortable>, 'placeClass' | 'gripClass' | 'whole'> {
  item: Sortable;
  position: number;
  count: number;
  children: (grip: ReactNode) => ReactNode;
}

function SortableItem({
  item,
  position,
  count,
  placeClass,
  gripClass = 'ui-grip',
  whole,
  children,
}: ItemProps) {
  const { t } = useUploadEnv();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id: item.id });
  const moved = transform && `translate3d(${String(transform.x)}px, ${String(transform.y)}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      className={placeClass}
      data-lifted={isDragging || undefined}
      style={{ transition, ...(moved && { transform: moved }) }}
      {...(whole && listeners)}
    >
      {children(
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={gripClass}
          {...attributes}
          {...(!whole && listeners)}
          aria-label={t('upload.move', { name: item.name, position, count })}
        >
          <GripIcon />
        </button>,
      )}
    </li>
  );
}

/** A grid that can be reordered by mouse, touch and keyboard, with screen reader announcements. */
export default function MovingGrid<T extends Sortable>({
  items,
  className,
  children,
  onOrder,
  ...place
}: SortableGridProps<T>) {
  const { t } = useUploadEnv();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(PromptKeyboardSensor, { coordinateGetter: inOrder }),
  );
  const indexOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  const announcementOf = (active: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: items[indexOf(active)]?.name ?? '',
    position: indexOf(over ?? active) + 1,
    count: items.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('upload.lifted', announcementOf(active.id, active.id)),
    // A lifted item is over itself at first: not announced, because that would interrupt 'lifted'.
    onDragOver: ({ active, over }) =>
      over?.id === active.id ? undefined : t('upload.moved', announcementOf(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('upload.put_down', announcementOf(active.id, over?.id)),
    onDragCancel: ({ active }) => t('upload.put_back', announcementOf(active.id, active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('upload.move_how') } }}
      onDragEnd={({ active, over }) => {
        const to = indexOf(over?.id);
        if (over && to !== indexOf(active.id)) onOrder(arrayMove([...items], indexOf(active.id), to));
      }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol className={className}>
          {items.map((item, at) => (
            <SortableItem key={item.id} {...place} item={item} position={at + 1} count={items.length}>
              {(grip) => children(item, grip)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
