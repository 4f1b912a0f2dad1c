import type { Agreement, Scene } from '@ipw/domain';
import { CheckIcon } from '@ipw/ui';
import { hrefOf } from '../app/address';
import { sitePaths } from '../app/site-paths';
import type { translate } from '../i18n/catalogue';
import { CodeField } from './CodeField';
import { codeField } from './fields';
import { isProven } from './proven';
import type { FieldSpec, Values } from './schema-form';
import './visitor-fields.css';

type Translate = typeof translate;
/** The text each tick of a form covers, by the tick's name in the call. */
export type Ticks<K extends string = string> = Readonly<Record<K, Agreement>>;

/** The code for the form's phone; none in a browser that has proven the phone. */
export const visitorCodeField = (t: Translate, scene: Scene): FieldSpec => ({
  ...codeField(t, scene),
  render: (control) =>
    isProven(control.values) && !control.error ? (
      <p className="visitor-proven">
        <CheckIcon size={18} /> {t('visitor.proven')}
      </p>
    ) : (
      <CodeField control={control} scene={scene} />
    ),
});
/** The code as the call takes it. */
export const codeIn = (values: Values) => (isProven(values) && !values.yzm ? undefined : (values.yzm ?? ''));

export const tickFields = (t: Translate, ticks: Ticks): FieldSpec[] =>
  Object.entries(ticks).map(([tick, page]) => ({
    name: `agree_${tick}`,
    kind: 'check',
    mustTick: t('visitor.must_agree'),
    label: (
      <>
        {t('ui.agree_before')}
        <a href={hrefOf(sitePaths[page])} target="_blank">
          {t(`legal.${page}`)}
        </a>
      </>
    ),
  }));
/** The ticks as the call takes them. */
export const agreeIn = (ticks: Ticks, values: Values) =>
  Object.fromEntries(Object.keys(ticks).map((tick) => [tick, values[`agree_${tick}`] === true]));
