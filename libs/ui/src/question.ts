import type { ReactNode } from 'react';

export interface Question {
  title: ReactNode;
  text?: ReactNode;
  confirm?: string;
  cancel?: string;
  /** The act cannot be undone. */
  danger?: boolean;
  /** Without a way to close it: must be answered, or its page left. */
  notice?: boolean;
  /** Another way on beside the answers. */
  other?: { label: string; act: () => void };
  /** It is about more than the page below it. Others end with their page and count as no. */
  stays?: boolean;
  /** Aborted, the question goes away and counts as no. */
  signal?: AbortSignal;
}

export interface OpenQuestion extends Question {
  id: number;
  answer: (yes: boolean) => void;
}
