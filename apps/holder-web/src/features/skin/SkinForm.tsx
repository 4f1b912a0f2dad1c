import { SKIN_SETS, type SkinDetail, type SkinField, type SkinSet } from '@ipw/domain';
import { Button, CheckField } from '@ipw/ui';
import { SkinMockup } from '@ipw/ui/SkinMockup';
import { paths } from '../../app/paths';
import { SavedNote } from '../../form/SavedNote';
import { idOf } from '../../form/use-form';
import { useT } from '../../i18n/catalogue';
import { materialOf } from './skin.calls';
import { useMockupWords } from './mockup-words';
import { SkinSlot } from './SkinSlot';
import { Studio } from './Studio';
import { useStudio } from './use-studio';
import { useSkinForm } from './use-skin-form';

interface Props {
  /** Null: new goods. */
  skin: SkinDetail | null;
  onBegun: (id: string) => void;
  onReloadRemote: () => void;
}

/** The material of skin goods: each set with its slots beside a drawing of how it looks. */
export function SkinForm({ skin, onBegun, onReloadRemote }: Props) {
  const t = useT();
  const form = useSkinForm(skin, onBegun, onReloadRemote);
  const studio = useStudio(form);
  const words = useMockupWords();
  const material = materialOf(form.values);
  return (
    <form
      className="skin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <SavedNote form={form} />
      <Studio studio={studio} />
      {(Object.keys(SKIN_SETS) as SkinSet[]).map((set) => (
        <section key={set} className="ui-card skin-set" aria-labelledby={`skin-${set}`}>
          <h2 id={`skin-${set}`}>{t(`skin_set.${set}`)}</h2>
          <div className="skin-slots">
            {(Object.keys(SKIN_SETS[set]) as SkinField[]).map((field) => (
              <SkinSlot key={field} field={field} form={form} skin={skin} studio={studio} />
            ))}
          </div>
          <SkinMockup
            set={set}
            material={material}
            words={words}
            label={t('skin.mockup', { set: t(`skin_set.${set}`) })}
          />
        </section>
      ))}
      <section className="ui-card skin-send">
        <CheckField
          id={idOf('agree')}
          checked={form.agreed}
          error={form.problems.problemOf('agree')}
          onChange={form.setAgreed}
          label={
            <>
              {t('skin.agree')}{' '}
              <a href={`#${paths.bilibiliCustomizationAgreement}`} target="_blank" rel="noreferrer">
                {t('skin.letter')}
              </a>
            </>
          }
        />
        <Button type="submit" look="primary" busy={form.busy}>
          {t(skin?.reason_code ? 'skin.resubmit' : 'skin.submit')}
        </Button>
      </section>
    </form>
  );
}
