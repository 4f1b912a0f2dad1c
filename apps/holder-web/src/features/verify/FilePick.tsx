import { useState } from 'react';

interface Props {
  label: string;
  hint: string;
  accept?: string;
  many?: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes files by a click, the keyboard or a drop. They stay on the device. */
export function FilePick({ label, hint, accept, many, onFiles }: Props) {
  const [over, setOver] = useState(false);
  return (
    <label
      className="verify-pick"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <strong>{label}</strong>
      <span className="ui-soft">{hint}</span>
      <input
        type="file"
        className="ui-hidden"
        accept={accept}
        multiple={many}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
