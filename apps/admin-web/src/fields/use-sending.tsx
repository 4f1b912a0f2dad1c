import { type UploadedFile, type Usage } from '@ipw/domain';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { required as isRequired, useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { upload } from '../http/call-api';
import { Refusal } from '../http/refusal';
import type { FieldName } from '../i18n/words';

const REQUIRED = isRequired();

interface Props {
  source: FieldName;
  usage: Usage;
  required: boolean;
  /** Called with each file as it is stored. */
  add: (file: UploadedFile) => void;
}

/** The files of a form's field, uploaded when they are chosen. The form is not saved while one is on its way. */
export function useSending<V>({ source, usage, required, add }: Props) {
  const { trigger } = useFormContext();
  const running = useRef(0);
  const isSending = () => (running.current > 0 ? 'files.sending' : undefined);
  const { field, fieldState } = useInput<V>({
    source,
    validate: required ? [isSending, REQUIRED] : isSending,
  });
  const sending = useMutation<void, Error, File[]>({
    mutationFn: async (chosen) => {
      running.current += 1;
      try {
        for (const file of chosen) add(await upload(usage, file));
      } finally {
        running.current -= 1;
      }
    },
    onSettled: () => trigger(source),
  });
  const invalid = fieldState.error?.message;
  const problem = sending.error
    ? (sending.error instanceof Refusal && sending.error.body.errors['file']) || sending.error.message
    : invalid && <ValidationError error={invalid} />;
  return { field, sending, problem };
}
