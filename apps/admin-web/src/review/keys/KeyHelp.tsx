import { Dialog } from '../../components/Dialog';
import { useT } from '../../i18n/locale';
import type { Key } from '../../i18n/words';
import { KEY_OF } from '../decision/ReviewActions';

type Line = readonly [keys: readonly string[], what: Key];

const SCENES = {
  queue: [
    [['j', 'k'], 'keys.move'],
    [['Enter', 'o'], 'keys.open'],
    [['a'], 'keys.accept'],
    [['r'], 'keys.refuse'],
    [['x'], 'keys.tick'],
    [['?'], 'keys.help'],
  ],
  review: [
    [['a'], 'keys.accept'],
    [['r'], 'keys.refuse'],
    [['n'], 'keys.next'],
    [['←', '→'], 'keys.pictures'],
    [['+', '−', '0'], 'keys.zoom'],
    [['t'], 'keys.turn'],
    [['?'], 'keys.help'],
  ],
} as const satisfies Record<string, readonly Line[]>;

interface Props {
  scene: keyof typeof SCENES;
  /** Of the keys that decide, those with an action here; all without. */
  keys?: readonly string[];
  onClose: () => void;
}

const DECIDE: readonly string[] = [KEY_OF.accept, KEY_OF.refuse];

export function KeyHelp({ scene, keys: deciding = DECIDE, onClose }: Props) {
  const t = useT();
  const lines = SCENES[scene].filter(([[key]]) => !DECIDE.includes(key) || deciding.includes(key));
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className="key-list">
        {lines.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-bar">
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
