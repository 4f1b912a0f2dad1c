import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../components/PageHead';
import { useMe } from '../http/session';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { SheetBoard } from './SheetBoard';

const VIEWS = ['board', 'list'] as const;
type View = (typeof VIEWS)[number];
const STORED = 'sheets.view';

/** Sheets as a list to work through or as a board by step; a consultant begins with the board. */
export function SheetDesk({ Queue }: { Queue: ComponentType }) {
  const t = useT();
  const me = useMe();
  const { search } = useLocation();
  const [chosen, setChosen] = useState<{ view: View; search: string }>();
  const stored = VIEWS.find((one) => one === localStorage.getItem(STORED));
  // A link with a filter opens the list, whichever was seen last.
  const linked = new URLSearchParams(search).has('filter') ? 'list' : undefined;
  const view =
    chosen?.search === search
      ? chosen.view
      : (linked ?? stored ?? (me.role === 'consultant' ? 'board' : 'list'));
  const show = (next: View) => {
    localStorage.setItem(STORED, next);
    setChosen({ view: next, search });
  };
  return (
    <>
      <div className="tabs sheet-views" role="group" aria-label={t('sheets.views')}>
        {VIEWS.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => show(one)}>
            {t(keyOf('sheets.view', one))}
          </button>
        ))}
      </div>
      {view === 'list' ? (
        <Queue />
      ) : (
        <>
          <PageHead title={t('menu.sheets')} lead={t('sheets.board.about')} />
          <SheetBoard />
        </>
      )}
    </>
  );
}
