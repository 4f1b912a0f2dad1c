import { useId } from 'react';
import { DropZone } from './DropZone';
import { Tiles } from './Tiles';
import { UploadFrame, type UploadFieldProps } from './UploadFrame';
import { useUploadField } from './use-upload-field';

/** Several pictures in a chosen order; the button hides at the limit. */
export function MultiUpload(props: UploadFieldProps) {
  const { usage, label, value, marked, onChange, error } = props;
  const own = useId();
  const id = props.id ?? own;
  const ids = { picker: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const field = useUploadField(usage, id, value, onChange);
  return (
    <UploadFrame {...props} ids={ids} field={field}>
      {({ view, askRemove }) => (
        <DropZone
          id={id}
          usage={usage}
          label={label}
          many
          full={field.room <= 0}
          wide={value.length === 0}
          invalid={!!error}
          describedBy={error ? `${ids.hint} ${ids.error}` : ids.hint}
          onFiles={field.add}
        >
          {value.length > 0 && (
            <Tiles
              files={field.files}
              usage={usage}
              marked={marked}
              onView={view}
              onRemove={askRemove}
              onLost={field.lost}
              onOrder={field.order}
            />
          )}
        </DropZone>
      )}
    </UploadFrame>
  );
}
