import { MOST_KEYWORD } from '@ipw/domain';
import { Button, Dialog, toast } from '@ipw/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMember } from '../../app/member';
import { SearchIcon } from '../../app/navigation/menu-icons';
import { queries } from '../../app/queries';
import { switchIp } from '../../app/switch-ip';
import { translate, useT } from '../../i18n/catalogue';
import type { Entry } from './entry';
import { optionKey } from './option-key';
import { ResultList } from './ResultList';
import { rememberRecent } from './recents';
import './search.css';
import { useResults } from './use-results';

interface Props {
  onClose: () => void;
}

/** The search of the workbench. Nothing is shown until it is known who the member is. */
export function SearchDialog(props: Props) {
  const { status } = useMember();
  return status === 'ready' ? (
    <QueryClientProvider client={queries}>
      <Search {...props} />
    </QueryClientProvider>
  ) : null;
}

/** Moves the choice by the arrow keys, from the last result to the first and back. */
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function Search({ onClose }: Props) {
  const t = useT();
  const id = useId();
  const open = useOpen(onClose);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { keyword, sections, waiting, error, retry } = useResults(typed);
  const entries = sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })));
  // The first result is chosen until the member has moved; what arrives later does not move the choice.
  const at = Math.max(
    0,
    entries.findIndex(({ section, entry }) => optionKey(section.name, entry) === chosen),
  );
  const here = entries[at];
  const hereKey = here && optionKey(here.section.name, here.entry);
  const optionId = (key: string) => `${id}${key.replaceAll(' ', '_')}`;

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of Chinese characters.
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      const next = entries[(at + step + entries.length) % entries.length]!;
      const key = optionKey(next.section.name, next.entry);
      setChosen(key);
      document.getElementById(optionId(key))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && here) open(here.entry);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog title={t('search.title')} palette onClose={onClose}>
      <div className="search">
        <div className="search-input">
          <SearchIcon />
          <input
            data-first
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}list`}
            aria-activedescendant={hereKey && optionId(hereKey)}
            placeholder={t('search.placeholder')}
            maxLength={MOST_KEYWORD}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div className="search-found">
          <ResultList
            id={`${id}list`}
            sections={sections}
            keyword={keyword}
            chosen={hereKey}
            optionId={optionId}
            onPoint={setChosen}
            onOpen={open}
          />
          {waiting ? <p className="search-note">{t('search.searching')}</p> : null}
          {error ? (
            <div className="search-note" role="alert">
              <p>{t('search.failed', { message: error.message })}</p>
              <Button small onClick={retry}>
                {t('ui.retry')}
              </Button>
            </div>
          ) : null}
          {keyword && !waiting && !error && entries.length === 0 ? (
            <div className="search-none">
              <h3>{t('search.none', { keyword })}</h3>
              <p>{t('search.none_text')}</p>
            </div>
          ) : null}
        </div>
        <p className="search-keys" aria-hidden="true">
          {t('search.keys')}
        </p>
        <p className="ui-hidden" role="status">
          {keyword && !waiting ? t('search.count', { count: entries.length }) : ''}
        </p>
      </div>
    </Dialog>
  );
}

/** Opens a result and remembers it. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate();
  const { info } = useMember();
  return (entry: Entry) => {
    const { user, ips } = info!;
    rememberRecent(user.member_id, entry);
    onClose();
    if (entry.ipId === undefined || entry.ipId === user.use_ip_id) return void navigate(entry.to);
    const { ip_id, ip_name } = ips.find((ip) => ip.ip_id === entry.ipId)!;
    void switchIp(ip_id).then(
      () => {
        toast('good', translate('workbench.switched', { name: ip_name }));
        return navigate(entry.to);
      },
      () => undefined,
    );
  };
}
