import { codesLeft, formatCount, formatFen, GOODS_CREATIONS, isComplete, type GoodsRow } from '@ipw/domain';
import { Badge, Button, buttonClass, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useTitle } from '../../app/Page';
import { UploadScope } from '../../app/UploadScope';
import { useListQuery } from '../../app/use-list-query';
import { Segments } from '../../form/Segments';
import { useLanguage, useT } from '../../i18n/catalogue';
import { Pages } from '../../review/Pages';
import { useGoods } from './code.calls';
import './code.css';
import { GoodsDialog } from './GoodsDialog';
import { KeywordSearch } from '../../form/KeywordSearch';
import { SortSelect, sortIn } from '../../form/SortSelect';
import './ip-goods.css';

const TOTALS = ['ordered', 'issued', 'reserved', 'given', 'scanned', 'left'] as const;

function Row({ goods, onEdit }: { goods: GoodsRow; onEdit: () => void }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  const { image, product_name, project_name, licensee, price_fen, creation, goods_id } = goods;
  const count = (total: (typeof TOTALS)[number]) => (total === 'left' ? codesLeft(goods) : goods[total]);
  return (
    <tr>
      <th scope="row">
        <span className="ip-goods-name">
          {image ? (
            <img src={image.thumb_path ?? image.file_path} alt="" />
          ) : (
            <span className="ip-goods-none" aria-hidden="true">
              {[...product_name][0]}
            </span>
          )}
          <span>
            {product_name}
            <small className="ui-soft">{project_name}</small>
          </span>
        </span>
      </th>
      <td data-label={t('code.goods.licensee')}>{licensee}</td>
      <td data-label={t('code.goods.price')}>
        {price_fen === null ? t('goods.no_price') : `¥${formatFen(price_fen)}`}
      </td>
      <td data-label={t('goods.creation')}>
        <Badge tone="neutral">{t(`creation.${creation}`)}</Badge>
      </td>
      <td className="ip-goods-totals" data-label={t('goods.codes')}>
        <dl>
          {TOTALS.map((total) => (
            <div key={total}>
              <dt>{t(`code.total.${total}`)}</dt>
              <dd>{formatCount(count(total), language)}</dd>
            </div>
          ))}
        </dl>
      </td>
      <td>
        <span className="ip-goods-acts">
          <Button small onClick={onEdit} aria-label={`${t('code.edit')}: ${product_name}`}>
            {t('code.edit')}
          </Button>
          {isComplete(goods) && (
            <Link
              className={buttonClass('quiet', 'ui-button-small')}
              to={withQuery(paths.madeCode, { id: ipId, goods: goods_id })}
              aria-label={`${t('workbench.menu.madeCode')}: ${product_name}`}
            >
              {t('workbench.menu.madeCode')}
            </Link>
          )}
        </span>
      </td>
    </tr>
  );
}

function Table({ rows, onEdit }: { rows: readonly GoodsRow[]; onEdit: (goods: GoodsRow) => void }) {
  const t = useT();
  return (
    <table className="ui-card ip-goods">
      <caption className="ui-hidden">{t('workbench.menu.ipGoodsManagement')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('code.goods.product_name')}</th>
          <th scope="col">{t('code.goods.licensee')}</th>
          <th scope="col">{t('code.goods.price')}</th>
          <th scope="col">{t('goods.creation')}</th>
          <th scope="col">{t('goods.codes')}</th>
          <th scope="col">
            <span className="ui-hidden">{t('goods.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((goods) => (
          <Row key={goods.goods_id} goods={goods} onEdit={() => onEdit(goods)} />
        ))}
      </tbody>
    </table>
  );
}

/** The goods of an IP: licensee, price, origin, and the numbers of their codes. */
export function IpGoodsPage() {
  const t = useT();
  const { filter, page, narrowed, change, clear, goTo } = useListQuery(['keyword', 'creation', 'sort']);
  const { keyword } = filter;
  const creation = GOODS_CREATIONS.find((one) => one === filter.creation);
  const [edited, setEdited] = useState<GoodsRow | 'new'>();
  const { data, error, isPending, refetch } = useGoods(page, { keyword, creation, ...sortIn(filter.sort) });
  useTitle(t('workbench.menu.ipGoodsManagement'));
  const add = (
    <Button look="primary" onClick={() => setEdited('new')}>
      {t('code.goods.add')}
    </Button>
  );
  return (
    <UploadScope>
      <header className="code-head">
        <div>
          <h1>{t('workbench.menu.ipGoodsManagement')}</h1>
          <p className="ui-soft">{t('goods.lead')}</p>
        </div>
        {(narrowed || !!data?.total) && add}
      </header>
      {(narrowed || !!data?.total) && (
        <div className="ip-goods-filters">
          <Segments
            label={t('goods.creation')}
            name="creation"
            options={[
              { value: '', label: t('ui.all') },
              ...GOODS_CREATIONS.map((value) => ({ value, label: t(`creation.${value}`) })),
            ]}
            value={creation ?? ''}
            onChange={(value) => change({ creation: value })}
          />
          <KeywordSearch
            key={keyword}
            label={t('goods.search')}
            keyword={keyword}
            onSearch={(word) => change({ keyword: word })}
          />
          <SortSelect value={filter.sort} onChange={(sort) => change({ sort })} />
        </div>
      )}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={4} height={88} />}
      {data?.total === 0 &&
        (narrowed ? (
          <EmptyState
            title={t('goods.none.title')}
            action={<Button onClick={clear}>{t('goods.none.all')}</Button>}
          >
            {t('goods.none.text')}
          </EmptyState>
        ) : (
          <EmptyState title={t('code.goods.empty.title')} action={add}>
            {t('goods.empty.text')}
          </EmptyState>
        ))}
      {!!data?.list.length && <Table rows={data.list} onEdit={setEdited} />}
      {data && <Pages page={page} of={data} onPage={goTo} />}
      {edited && (
        <GoodsDialog goods={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </UploadScope>
  );
}
