import { type FormEvent, useState } from 'react';
import { Refusal } from '../http/refusal';

export interface Problem {
  message: string;
  errors: Record<string, string>;
}
const NONE: Problem = { message: '', errors: {} };

/** A form that sends one request at a time and shows its errors. */
export function useSubmit(work: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(NONE);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(NONE);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setProblem(error.body);
    } finally {
      setBusy(false);
    }
  }
  return { submit: (event: FormEvent) => void submit(event), busy, problem };
}
