import type { locateContacts } from '@ipw/domain';
import { Field } from '@ipw/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Counter } from '../../form/Counter';
import { textOf } from '../../form/phone';
import type { FieldControl } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';

type Search = typeof locateContacts;
type Found = ReturnType<Search>;

/** The text with each contact detail in a `mark`. */
const markedIn = (text: string, found: Found): ReactNode[] => [
  ...found.flatMap(({ at, end }, index) => [
    text.slice(index ? found[index - 1]!.end : 0, at),
    <mark key={at}>{text.slice(at, end)}</mark>,
  ]),
  text.slice(found.at(-1)?.end ?? 0),
];

interface Props {
  control: FieldControl;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  max: number;
  optional?: boolean;
  autoComplete?: string;
  /** One line without a counter. */
  line?: boolean;
  /** A plainly written contact detail is refused here. */
  strict?: boolean;
}

/** The search for contact details, loaded with the first text. Without it nothing is marked; the server searches anyway. */
function useSearch(needed: boolean): Search | undefined {
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    if (!needed || search) return;
    import('./contact-search').then(
      (loaded) => setSearch(() => loaded.locateContacts),
      () => undefined,
    );
  }, [needed, search]);
  return search;
}

/** A text in which contact details are marked while it is typed. */
export function WatchedText({
  control,
  name,
  label,
  hint,
  max,
  optional = false,
  autoComplete,
  line = false,
  strict = false,
}: Props) {
  const t = useT();
  const text = textOf(control.value);
  const search = useSearch(text !== '');
  const found = useMemo(() => search?.(text) ?? [], [search, text]);
  const back = useRef<HTMLDivElement>(null);
  const refused = strict && found.some(({ sure }) => sure);
  const note = found.length > 0 && `${control.id}-found`;
  const shared = { name, value: text, autoComplete };
  return (
    <Field
      id={control.id}
      label={label}
      hint={hint}
      optional={optional}
      error={control.error}
      aside={!line && text && <Counter text={text} max={max} />}
    >
      {(props) => {
        const described = [props['aria-describedby'], note].filter(Boolean).join(' ') || undefined;
        return (
          <div className="watched" data-refused={refused || undefined}>
            {line ? (
              <input
                className="ui-input"
                {...props}
                {...shared}
                aria-describedby={described}
                onChange={(event) => control.set(event.target.value)}
              />
            ) : (
              <div className="watched-text">
                <div className="watched-back" ref={back} aria-hidden="true">
                  {markedIn(text, found)}
                </div>
                <textarea
                  className="ui-input"
                  {...props}
                  {...shared}
                  aria-describedby={described}
                  onChange={(event) => control.set(event.target.value)}
                  onScroll={({ currentTarget }) => back.current?.scrollTo(0, currentTarget.scrollTop)}
                />
              </div>
            )}
            <div role="status">
              {note ? (
                <p className="watched-note" id={note}>
                  {t(refused ? 'cooperate.contact_refused' : 'cooperate.contact_found')}{' '}
                  {found.map(({ at, end }) => (
                    <mark key={at}>{text.slice(at, end)}</mark>
                  ))}
                </p>
              ) : null}
            </div>
          </div>
        );
      }}
    </Field>
  );
}
