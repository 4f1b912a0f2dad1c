import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import './button.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  small?: boolean;
  /** Takes the full width of its container. */
  wide?: boolean;
  /** A request is running: shows it and ignores further clicks. */
  busy?: boolean;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** The CSS class of a button, for links that look like one. */
export const buttonClass = (look: ButtonLook = 'secondary', extra = ''): string =>
  `ui-button ui-button-${look} ${extra}`.trim();

export function Button({
  look = 'secondary',
  small,
  wide,
  busy,
  icon,
  children,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const shape = `${small ? 'ui-button-small ' : ''}${wide ? 'ui-button-wide ' : ''}${className}`;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, shape)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className="ui-button-spin" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
