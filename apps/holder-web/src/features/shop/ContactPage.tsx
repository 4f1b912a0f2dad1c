import { shopApi, type ContactDetail, type ContactView } from '@ipw/domain';
import { useIpId } from '../../app/member';
import { useApi } from '../../app/use-api';
import { fieldLabel } from '../../content/kind-words';
import { SettingPage } from '../../content/SettingPage';
import { SettingStatus } from '../../content/SettingStatus';
import { useT } from '../../i18n/catalogue';
import { ContactForm } from './ContactForm';
import './shop.css';

/** The contact as buyers see it. */
function ContactCard({ view, phone }: { view: ContactView; phone?: string | null }) {
  const { link_name, link_QRcode } = view;
  return (
    <article className="ui-card contact-card">
      {link_QRcode && <img src={link_QRcode.file_path} alt={fieldLabel('link_QRcode')} width={140} />}
      <div>
        <h3>{link_name}</h3>
        {phone && <p className="ui-soft">{phone}</p>}
      </div>
    </article>
  );
}

interface Props {
  ipId: string;
  contact: ContactDetail;
  onReloadRemote: () => void;
}

function Contact({ ipId, contact, onReloadRemote }: Props) {
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
        <h2>{t('diff.live')}</h2>
        {contact.live ? (
          <ContactCard view={contact.live} />
        ) : (
          <p className="ui-soft">{t('content.contact.none')}</p>
        )}
      </aside>
    </div>
  );
}

/** The page of the shop's business contact. */
export function ContactPage() {
  const ipId = useIpId();
  const found = useApi(shopApi.contact, { ip_id: ipId }, { staleTime: 0, wordless: true });
  return (
    <SettingPage name="contact" found={found}>
      {(contact, onReloadRemote) => <Contact ipId={ipId} contact={contact} onReloadRemote={onReloadRemote} />}
    </SettingPage>
  );
}
