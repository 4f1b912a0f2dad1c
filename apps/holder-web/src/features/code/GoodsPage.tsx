import { goodsApi, type GoodsRow, isComplete } from '@ipw/domain';
import { ask, Badge, Button, buttonClass, toast } from '@ipw/ui';
import { formatFen } from '@ipw/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { api } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { translate, useT } from '../../i18n/catalogue';
import { codesChanged, useGoods } from './code.calls';
import { CodeFrame } from './CodeFrame';
import { CodeList } from './CodeList';
import { GoodsDialog } from './GoodsDialog';
import { sortIn } from '../../form/SortSelect';
import { Quota } from './Quota';

async function remove(ip_id: string, { goods_id, product_name }: GoodsRow): Promise<void> {
  const yes = await ask({
    title: translate('ui.delete_ask', { name: product_name }),
    text: translate('code.goods.delete.text'),
    confirm: translate('ui.delete'),
    danger: true,
  });
  if (!yes) return;
  await api(goodsApi.delete, { ip_id, goods_id }).then(
    () => toast('good', translate('ui.deleted')),
    () => undefined,
  );
  await codesChanged();
}

function GoodsCard({ goods, onEdit }: { goods: GoodsRow; onEdit: () => void }) {
  const t = useT();
  const ipId = useIpId();
  const { goods_id, product_name, project_name, licensee, image, price_fen, creation } = goods;
  const wish = { id: ipId, goods: goods_id };
  const complete = isComplete(goods);
  return (
    <li className="ui-card code-goods">
      {image ? (
        <img src={image.thumb_path ?? image.file_path} alt="" loading="lazy" />
      ) : (
        <span className="code-goods-none" aria-hidden="true">
          {[...product_name][0]}
        </span>
      )}
      <div className="code-goods-text">
        <h2>{product_name}</h2>
        <p className="ui-soft">
          {project_name} · {licensee} ·{' '}
          {price_fen === null ? t('goods.no_price') : `¥${formatFen(price_fen)}`}
        </p>
        <p>
          <Badge tone="neutral">{t(`creation.${creation}`)}</Badge>
        </p>
        <Quota goods={goods} />
        <div className="code-acts">
          {complete && (
            <Link className={buttonClass('primary', 'ui-button-small')} to={withQuery(paths.madeCode, wish)}>
              {t('workbench.menu.madeCode')}
            </Link>
          )}
          {(complete || goods.ordered > 0) && (
            <Link className={buttonClass('secondary', 'ui-button-small')} to={withQuery(paths.useCode, wish)}>
              {t('workbench.menu.useCode')}
            </Link>
          )}
          <Button small look={complete ? 'quiet' : 'primary'} onClick={onEdit}>
            {t(complete ? 'code.edit' : 'goods.complete')}
          </Button>
          <Button small look="quiet" onClick={() => void remove(ipId, goods)}>
            {t('ui.delete')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Goods that carry labels, with the numbers of their codes. */
export function GoodsPage() {
  const t = useT();
  const list = useListQuery(['keyword', 'sort']);
  const [edited, setEdited] = useState<GoodsRow | 'new'>();
  const found = useGoods(list.page, { keyword: list.filter.keyword, ...sortIn(list.filter.sort) });
  const add = (
    <Button look="primary" onClick={() => setEdited('new')}>
      {t('code.goods.add')}
    </Button>
  );
  return (
    <CodeFrame
      title={t('workbench.menu.goodsList')}
      lead={t('code.goods.lead')}
      action={!!found.data?.total && add}
    >
      <CodeList
        list={list}
        found={found}
        search={t('goods.search')}
        empty={{ title: t('code.goods.empty.title'), text: t('code.goods.empty.text'), action: add }}
        none={{ title: t('goods.none.title'), text: t('goods.none.text'), all: t('goods.none.all') }}
      >
        {(goods) => <GoodsCard key={goods.goods_id} goods={goods} onEdit={() => setEdited(goods)} />}
      </CodeList>
      {edited && (
        <GoodsDialog goods={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </CodeFrame>
  );
}
