import { shopApi, type ContactDetail, type ContactView } from '@ipw/domain';
import { ErrorState, Skeleton } from '@ipw/ui';
import { useMemberInfo } from '../../app/member';
import { useTitle } from '../../app/Page';
import { UploadScope } from '../../app/UploadScope';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import { useRemoteVersion } from '../../review/use-remote-version';
import { ContactForm } from './ContactForm';
import { SettingStatus } from './SettingStatus';
import './shop.css';

/** The contact as buyers see it. */
function ContactCard({ view, phone }: { view: ContactView; phone?: string | null }) {
  const t = useT();
  const { link_name, link_QRcode } = view;
  return (
    <article className="ui-card contact-card">
      {link_QRcode && <img src={link_QRcode.file_path} alt={t('field.link_QRcode')} width={140} />}
      <div>
        <h3>{link_name}</h3>
        {phone && <p className="ui-soft">{phone}</p>}
      </div>
    </article>
  );
}

function Contact({
  ipId,
  contact,
  onReloadRemote,
}: {
  ipId: string;
  contact: ContactDetail;
  onReloadRemote: () => void;
}) {
  const t = useT();
  return (
    <div className="review-form">
      {contact.actions.includes('withdraw') ? (
        <SettingStatus ipId={ipId} subject="contact" detail={contact}>
          {contact.proposed && <ContactCard view={contact.proposed} phone={contact.link_phone_number} />}
        </SettingStatus>
      ) : (
        <ContactForm ipId={ipId} contact={contact} onReloadRemote={onReloadRemote} />
      )}
      <aside className="review-aside">
        <h2>{t('review.live_now')}</h2>
        {contact.live ? (
          <ContactCard view={contact.live} />
        ) : (
          <p className="ui-soft">{t('content.contact.none')}</p>
        )}
      </aside>
    </div>
  );
}

/** Who answers for the IP: the business contact of its shop. */
export function ContactPage() {
  const t = useT();
  const ipId = useMemberInfo().user.use_ip_id ?? '';
  const found = useApi(shopApi.contact, { ip_id: ipId }, { staleTime: 0, wordless: true });
  const remote = useRemoteVersion(found);
  useTitle(t('content.contact.list'));
  const contact = remote.isOld ? undefined : found.data;
  return (
    <UploadScope>
      <header>
        <h1>{t('content.contact.list')}</h1>
        <p className="ui-soft">{t('content.contact.lead')}</p>
      </header>
      {found.isError && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
      {!contact && !found.isError && <Skeleton lines={3} height={96} />}
      {contact && (
        <Contact
          key={`${ipId} ${String(remote.round)}`}
          ipId={ipId}
          contact={contact}
          onReloadRemote={remote.show}
        />
      )}
    </UploadScope>
  );
}
