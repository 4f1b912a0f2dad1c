import type { MemberUser } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { useT } from '../../i18n/catalogue';
import './marked-parts.css';

type Marks = NonNullable<MemberUser['auth_reason']>['marks'];

/** The reviewer's marks: fields by name, pictures as they were sent. */
export function MarkedParts({ marks }: { marks: Marks }) {
  const t = useT();
  return (
    <div className="marked-parts">
      <p>{t('auth.marked')}</p>
      <ul>
        {marks.map(({ field, picture }, at) => {
          const name = t(`name.${field}` as SharedKey);
          return (
            <li key={at}>
              {picture ? <img src={picture} alt="" width={72} height={72} /> : null}
              <span>{name}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
