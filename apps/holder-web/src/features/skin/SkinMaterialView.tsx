import {
  SKIN_COLORS,
  SKIN_NAMES,
  SKIN_SETS,
  type SkinDetail,
  type SkinField,
  type SkinSet,
} from '@ipw/domain';
import { SkinMockup } from '@ipw/ui/SkinMockup';
import { useT } from '../../i18n/catalogue';
import { useMockupWords } from './mockup-words';

const TEXTS: readonly SkinField[] = [...SKIN_NAMES, ...SKIN_COLORS];

/** The material as it was submitted: its texts beside the drawing of each set. */
export function SkinMaterialView({ skin: { material } }: { skin: SkinDetail }) {
  const t = useT();
  const words = useMockupWords();
  return (
    <div className="skin-form">
      <p className="ui-soft">{t('skin.fixed')}</p>
      {(Object.keys(SKIN_SETS) as SkinSet[]).map((set) => (
        <section key={set} className="ui-card skin-set">
          <h2>{t(`skin_set.${set}`)}</h2>
          <dl className="skin-slots">
            {(Object.keys(SKIN_SETS[set]) as SkinField[])
              .filter((field) => TEXTS.includes(field))
              .map((field) => (
                <div key={field}>
                  <dt className="ui-soft">{t(`skin.slot.${field}`)}</dt>
                  <dd>{material[field] as string}</dd>
                </div>
              ))}
          </dl>
          <SkinMockup
            set={set}
            material={material}
            words={words}
            label={t('skin.mockup', { set: t(`skin_set.${set}`) })}
          />
        </section>
      ))}
    </div>
  );
}
