import { formatFen, orderApi } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { copy } from '../app/copy';
import { useApi } from '../app/use-api';
import { useT } from '../i18n/catalogue';

/** The bank account, sum and reference of a transfer, each with a copy button. */
export function BankAccount({ amount_fen, reference }: { amount_fen: number; reference: string }) {
  const t = useT();
  const { data } = useApi(orderApi.prices, {}, { staleTime: 600_000 });
  const account = data?.bank_account;
  const facts = [
    ...(account
      ? ([
          [t('code.bank.holder'), account.holder],
          [t('code.bank.bank'), account.bank],
          [t('code.bank.account'), account.account],
        ] as const)
      : []),
    [t('code.transfer.sum'), `¥${formatFen(amount_fen)}`],
    [t('code.transfer.reference'), reference],
  ] as const;
  return (
    <>
      <p className="ui-soft">{t('code.transfer.text')}</p>
      <dl className="payment-transfer">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              <Button
                small
                look="quiet"
                aria-label={`${t('shop.link.copy')}: ${name}`}
                onClick={() =>
                  void copy(value.replace(/^¥/, ''), 'shop.link.copied', 'code.transfer.not_copied')
                }
              >
                {t('shop.link.copy')}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
