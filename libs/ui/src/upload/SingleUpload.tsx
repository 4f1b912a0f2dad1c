import { useId } from 'react';
import { DropZone } from './DropZone';
import { Tile } from './Tile';
import { UploadFrame, type UploadFieldProps } from './UploadFrame';
import { useUploadField } from './use-upload-field';

interface Props extends UploadFieldProps {
  /** Words of a button that chooses another file in its place; it stays until the other one has arrived. */
  replace?: string;
}

/** One file; without `replace` it must be removed before another is chosen. */
export function SingleUpload(props: Props) {
  const { usage, label, value, marked, onChange, error, prepare, replace } = props;
  const own = useId();
  const id = props.id ?? own;
  const ids = { picker: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
  const field = useUploadField(usage, id, value, onChange, 1);
  const [file] = field.files;
  const add = async (picked: File[]) => {
    const [first] = picked;
    const sent = first && prepare ? await prepare(first) : first;
    if (sent) field.add([sent]);
  };
  return (
    <UploadFrame {...props} ids={ids} field={field}>
      {({ view, askRemove }) => (
        <DropZone
          id={id}
          usage={usage}
          label={label}
          many={false}
          full={!!file}
          replace={replace}
          wide
          invalid={!!error}
          describedBy={error ? `${ids.hint} ${ids.error}` : ids.hint}
          onFiles={(files) => void add(files)}
        >
          {file && (
            <div className="ui-upload-grid">
              <div className="ui-upload-slot">
                <Tile
                  file={file}
                  usage={usage}
                  marked={marked?.includes(file.image_id)}
                  onView={() => view(0)}
                  onRemove={() => askRemove(file)}
                  onLost={() => field.lost(file)}
                />
              </div>
            </div>
          )}
        </DropZone>
      )}
    </UploadFrame>
  );
}
