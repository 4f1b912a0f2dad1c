import { CheckIcon } from '@ipw/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../../app/Page';
import { Seal } from '../../app/Seal';
import lantern from '../../art/lantern.webp';
import pot from '../../art/pot.webp';
import sheep from '../../art/sheep.webp';
import tortoise from '../../art/tortoise.webp';
import { useT } from '../../i18n/catalogue';
import './account.css';

const PICTURES = [sheep, lantern, tortoise, pot];
const CLAIMS = ['account.claim_1', 'account.claim_2', 'account.claim_3'] as const;

/** The frame of sign-in, sign-up and password reset: a form beside a picture. */
export function AccountFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  const t = useT();
  useTitle(title);
  return (
    <div className="account">
      <aside className="account-art">
        <div className="account-pictures">
          {PICTURES.map((picture) => (
            <img key={picture} src={picture} alt="" width={420} height={420} loading="lazy" />
          ))}
          <Seal size={84} />
        </div>
        <ul>
          {CLAIMS.map((claim) => (
            <li key={claim}>
              <CheckIcon />
              {t(claim)}
            </li>
          ))}
        </ul>
      </aside>
      <section className="account-form">
        <h1>{title}</h1>
        <p className="ui-soft">{lead}</p>
        {children}
      </section>
    </div>
  );
}
