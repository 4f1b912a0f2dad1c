import { DISPUTE_TEXT, type UploadedFile } from '@ipw/domain';
import { MultiUpload, TextArea } from '@ipw/ui';
import { Counter } from './Counter';
import { textOf } from './phone';
import type { FieldSpec } from './schema-form';

interface Labels {
  label: string;
  hint: string;
}

/** The two fields of an objection, and of answers to objections and complaints: reasons and proof. */
export function useReasonFields(
  names: { text: string; images: string },
  text: Labels,
  images: Labels,
): FieldSpec[] {
  return [
    {
      name: names.text,
      label: text.label,
      render: ({ id, error, value, set }) => (
        <TextArea
          {...{ id, error }}
          {...text}
          rows={6}
          aside={<Counter text={textOf(value)} max={DISPUTE_TEXT} />}
          value={textOf(value)}
          onChange={set}
        />
      ),
    },
    {
      name: names.images,
      label: images.label,
      render: ({ id, error, value, set, onBusy }) => (
        <MultiUpload
          {...{ id, error, onBusy }}
          usage="rights_proof"
          label={images.label}
          help={images.hint}
          value={value as UploadedFile[]}
          onChange={set}
        />
      ),
    },
  ];
}
