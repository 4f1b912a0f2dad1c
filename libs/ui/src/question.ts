import type { ReactNode } from 'react';

export interface Question {
  title: ReactNode;
  text?: ReactNode;
  confirm?: string;
  cancel?: string;
  /** Whether the action cannot be undone. */
  danger?: boolean;
  /** Cannot be closed: it must be answered, or its page left. */
  notice?: boolean;
  /** An additional button beside the answers. */
  other?: { label: string; act: () => void };
  /** The question does not belong to the page below. Others end with their page, answered with no. */
  stays?: boolean;
  /** When aborted, the question is closed and answered with no. */
  signal?: AbortSignal;
}

export interface OpenQuestion extends Question {
  id: number;
  answer: (yes: boolean) => void;
}
