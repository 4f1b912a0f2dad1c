import { SKIN_COLORS, SKIN_NAMES, SKIN_SETS, type SkinAdminRecord, type SkinSet } from '@ipw/domain';
import { SkinMockup } from '@ipw/ui/SkinMockup';
import { Word } from '../components/Word';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import './skin.css';

/** Names, colours and stickers of skin goods, each beside what it is for. */
export function SkinMaterial({ skin }: { skin: SkinAdminRecord }) {
  const t = useT();
  const { material, changed_since: changed } = skin;
  const isFinal = skin.decided_at !== null && skin.reason_code === null;
  return (
    <>
      {isFinal && (
        <section className="card skin-part skin-package">
          <p className="soft">{t('skin.package_help')}</p>
          <a className="button" href={`/api/admin/skins/${skin.id}/package`} download>
            {t('skin.package')}
          </a>
        </section>
      )}
      <section className="card skin-part">
        <h2>{t('skin.mockup')}</h2>
        <div className="skin-mockups">
          {(Object.keys(SKIN_SETS) as SkinSet[]).map((set) => (
            <div key={set}>
              <h3>{t(keyOf('skin_set', set))}</h3>
              <SkinMockup
                set={set}
                material={material}
                label={t(keyOf('skin_set', set))}
                words={{ fan: skin.ip_name, says: skin.goods_name, number: 'NO.000123' }}
              />
            </div>
          ))}
        </div>
      </section>
      <section className="card skin-part">
        <h2>{t('skin.texts')}</h2>
        <dl className="skin-texts">
          {[...SKIN_NAMES, ...SKIN_COLORS].map((field) => (
            <div key={field}>
              <dt>
                <Word of={keyOf('field', field)} />
              </dt>
              <dd>
                {SKIN_COLORS.some((one) => one === field) && (
                  <span className="skin-swatch" style={{ background: `#${material[field]}` }} aria-hidden />
                )}
                {material[field]}
                {changed.includes(field) && <em className="soft"> {t('skin.changed')}</em>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card skin-part">
        <h2>{t('skin.stickers')}</h2>
        <ol className="skin-stickers">
          {material.emoji_list.map(({ name, image }) => (
            <li key={name}>
              {image && <img src={image.file_path} alt="" loading="lazy" width={81} height={81} />}
              <span>{name}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
