import { SKIN_LISTED, SKIN_STATES, skinMachine, type SkinRow } from '@ipw/domain';
import { buttonClass, StateBadge } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { PagedList } from '../../list/PagedList';
import { StateTabs } from '../../list/StateTabs';
import { useSkins } from './skin.calls';
import './skin.css';

/** Skin goods of the IP by state. */
export function BilibiliGoodsManagementPage() {
  const t = useT();
  const ipId = useIpId();
  const { filter, page, goTo } = useListQuery(['state']);
  const state = SKIN_STATES.find((one) => one === filter.state);
  const found = useSkins(page, state);
  const title = t('workbench.menu.bilibiliGoodsManagement');
  useTitle(title);
  const counts = found.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const add = (
    <Link className={buttonClass('primary')} to={withQuery(paths.bilibiliGoodsEdit, { id: ipId })}>
      {t('skin.new')}
    </Link>
  );
  return (
    <>
      <header className="skin-head">
        <div>
          <h1>{title}</h1>
          <p className="ui-soft">{t('skin.lead')}</p>
        </div>
        {all !== 0 && add}
      </header>
      <StateTabs
        label={t('skin.states')}
        current={state}
        tabs={[undefined, ...SKIN_STATES].map((one) => ({
          state: one,
          label: one ? t(`state.skin.${one}`) : t('skin.all'),
          count: one ? counts?.[one] : all,
          to: withQuery(paths.bilibiliGoodsManagement, { id: ipId, state: one }),
        }))}
      />
      <PagedList
        found={found}
        page={page}
        onPage={goTo}
        empty={{ title: t('skin.empty.title'), text: t('skin.empty.text'), action: add }}
      >
        {(rows) => (
          <ul className="skin-list">
            {rows.map((skin) => (
              <SkinCard key={skin.skin_id} skin={skin} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function SkinCard({ skin }: { skin: SkinRow }) {
  const t = useT();
  const language = useLanguage();
  const { skin_id, goods_image: cover, goods_name, state, missing, listed_on } = skin;
  const to = withQuery(paths.bilibiliGoodsEdit, { id: useIpId(), skin_id });
  return (
    <li className="ui-card skin-item">
      {cover ? <img src={cover.thumb_path ?? cover.file_path} alt="" loading="lazy" /> : <span aria-hidden />}
      <div>
        <p className="ui-row">
          <StateBadge machine={skinMachine} state={state} />
          <span className="ui-soft">
            {t(skin.creation === 'manual' ? 'skin.made_by_you' : `skin_creation.${skin.creation}`)}
          </span>
        </p>
        <h2>
          <Link to={to}>{goods_name || t('skin.unnamed')}</Link>
        </h2>
        <p className="ui-soft">
          {listed_on
            ? t(state === SKIN_LISTED ? 'skin.listed_on' : 'skin.planned_on', {
                day: dayOf(listed_on, language),
              })
            : skin.actions.includes('submit') && missing > 0
              ? t('skin.missing', { count: missing })
              : t('skin.changed_on', { day: dayOf(skin.updated_at, language) })}
        </p>
      </div>
    </li>
  );
}
