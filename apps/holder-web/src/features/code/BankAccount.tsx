import { orderApi } from '@ipw/domain';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';

const PARTS = ['holder', 'bank', 'account'] as const;

/** Where a transfer goes, ready to be copied; nothing while only the contract names it. */
export function BankAccount() {
  const t = useT();
  const { data } = useApi(orderApi.prices, {}, { staleTime: 600_000 });
  const account = data?.bank_account;
  if (!account) return null;
  return (
    <dl className="code-facts">
      {PARTS.map((part) => (
        <div key={part}>
          <dt>{t(`code.bank.${part}`)}</dt>
          <dd>{account[part]}</dd>
        </div>
      ))}
    </dl>
  );
}
