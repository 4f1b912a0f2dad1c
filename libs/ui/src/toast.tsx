import './toast.css';
import { AlertIcon, CheckIcon, CloseIcon } from './icons';
import { createStore, useStore } from './store';
import { useText } from './text';

export type ToastTone = 'good' | 'bad' | 'warning';

interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

/** How long a toast is shown, in ms. */
const STAY: Record<ToastTone, number> = { good: 5000, bad: 5000, warning: 4000 };
/** The same text is not shown again within this time. */
const REPEAT_MS = 2000;

const toasts = createStore<Toast[]>([]);
const shownAt = new Map<string, number>();
let nextId = 1;

const dismiss = (id: number) => toasts.set(toasts.get().filter((one) => one.id !== id));

/** Shows a toast; repeats within 2 seconds are ignored. */
export function toast(tone: ToastTone, text: string): void {
  const now = Date.now();
  if (now - (shownAt.get(text) ?? -Infinity) < REPEAT_MS) return;
  shownAt.set(text, now);
  const id = nextId++;
  toasts.set([
    ...toasts
      .get()
      .filter((one) => one.text !== text)
      .slice(-2),
    { id, tone, text },
  ]);
  setTimeout(() => dismiss(id), STAY[tone]);
}

/** The container of toasts; one for each app. */
export function Toaster() {
  const list = useStore(toasts);
  const { t } = useText();
  return (
    <div className="ui-toaster" role="region" aria-live="polite">
      {list.map(({ id, tone, text }) => (
        <div key={id} className={`ui-toast ui-toast-${tone}`} role={tone === 'good' ? 'status' : 'alert'}>
          {tone === 'good' ? <CheckIcon /> : <AlertIcon />}
          <span>{text}</span>
          <button
            type="button"
            className="ui-toast-close"
            aria-label={t('ui.close')}
            onClick={() => dismiss(id)}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
