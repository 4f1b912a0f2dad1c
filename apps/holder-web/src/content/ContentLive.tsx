import type { FieldPlan } from '@ipw/domain';
import { useLanguage, useT, type Key } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import { ContentPicture } from '../review/ContentPicture';
import { filesOf, plansOf, type ContentView } from './content-type';
import { fieldLabel } from './kind-words';
import type { ListedKind } from './listed-kind';

function Value({ name, plan, value }: { name: string; plan: FieldPlan; value: unknown }) {
  const t = useT();
  const language = useLanguage();
  if ('usage' in plan) {
    const files = filesOf(value);
    if (files.length === 0) return null;
    if (plan.as.startsWith('document'))
      return (
        <p className="ui-soft">{t('content.documents', { name: fieldLabel(name), count: files.length })}</p>
      );
    return plan.as === 'picture' ? (
      <ContentPicture file={files[0]!} />
    ) : (
      <ul className="content-thumbs">
        {files.map((file) => (
          <li key={file.image_id}>
            <ContentPicture file={file} />
          </li>
        ))}
      </ul>
    );
  }
  const text = String(value ?? '');
  if (text === '') return null;
  if (plan.as === 'line') return <h3>{text}</h3>;
  if (plan.as === 'day') {
    const day = dayOf(text, language);
    return <p className="content-day">{plan.ahead ? `${fieldLabel(name)}: ${day}` : day}</p>;
  }
  if ('words' in plan) return <p className="ui-soft">{t(`${plan.words}.${text}` as Key)}</p>;
  return <p className="content-text">{text}</p>;
}

/** Content read-only, live or as submitted, its picture first. */
export function ContentLive({ of, view }: { of: ListedKind; view: ContentView }) {
  const plans = plansOf(of.kind).toSorted(
    ([, a], [, b]) => Number(b.as === 'picture') - Number(a.as === 'picture'),
  );
  return (
    <article className="content-live ui-card">
      {plans.map(([name, plan]) => (
        <Value key={name} name={name} plan={plan} value={view[name]} />
      ))}
    </article>
  );
}
