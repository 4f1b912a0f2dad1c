import { Dialog } from '../../components/Dialog';
import { useT } from '../../i18n/locale';
import type { Key } from '../../i18n/words';

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

export function KeyHelp({ scene, onClose }: { scene: keyof typeof SCENES; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className="key-list">
        {SCENES[scene].map(([keys, what]) => (
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
