import type { ClaimRow } from '@ipw/domain';
import type { ReactNode } from 'react';
import { SavedNote, type SavedNoteProps } from '../../form/SavedNote';
import { ClaimReason } from './ClaimReason';

interface Props {
  /** What is claimed, beside the form. */
  aside: ReactNode;
  title: string;
  form: SavedNoteProps['form'];
  claim: ClaimRow | null;
  /** What to do about a rejection. */
  help: string;
  onSubmit: () => void;
  className?: string;
  children: ReactNode;
}

/** A step of a claim: what is claimed, and the form with its status line and the reason of a rejection. */
export const ClaimFrame = ({ aside, title, form, claim, help, onSubmit, className, children }: Props) => (
  <div className={`claim-prove ${className ?? ''}`}>
    {aside}
    <form
      className="ui-card claim-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <header className="claim-form-head">
        <h2>{title}</h2>
        <SavedNote form={form} />
      </header>
      {claim && <ClaimReason claim={claim} help={help} />}
      {children}
    </form>
  </div>
);
