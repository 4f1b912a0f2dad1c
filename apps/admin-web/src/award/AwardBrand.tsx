import { type AwardRecord, LANGUAGES, MAINLAND } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { AreaCode } from '../review/inputs/AreaCode';
import { Moment } from '../components/Moment';
import { useAct } from '../http/resource-calls';
import { useT } from '../i18n/locale';
import { FieldsDialog, type Typed } from '../review/inputs/FieldsDialog';
import { useDrafts } from '../review/inputs/use-drafts';

/** Who scores the entries for the brand, and the link to send. */
export function AwardBrand({ award }: { award: AwardRecord }) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const drafts = useDrafts<Typed>('awards');
  const act = useAct('awards', award);
  const { brand, entries } = award;
  if (!brand && !award.scores) return null;
  const send = ({ area_code, language, ...values }: Record<string, string>) =>
    act.mutate(
      {
        action: 'brand',
        body: {
          version: brand?.version ?? 0,
          ...values,
          area_code: area_code || MAINLAND,
          language: language || LANGUAGES[0],
        },
      },
      {
        onSuccess: () => {
          setAsking(false);
          drafts.drop(award.id);
          notify('award.brand_done', { type: 'success' });
        },
      },
    );
  const open = () => {
    act.reset();
    setAsking(true);
  };
  return (
    <section className="card award-sheet">
      <h2>{t('award.brand')}</h2>
      <p className="soft">{t('award.brand_text')}</p>
      {brand && (
        <p>
          {t('award.brand_sent', {
            name: brand.buyer_name,
            phone: brand.phone_number,
            scored: brand.scored,
            all: entries.length,
          })}{' '}
          · <Moment at={brand.sent_at} />
        </p>
      )}
      {award.scores && (
        <button type="button" className="button" onClick={open}>
          {t('award.brand_send')}
        </button>
      )}
      {asking && (
        <FieldsDialog
          title={t('award.brand_send')}
          confirm={t('award.brand_send')}
          asks={[
            'buyer_name',
            { name: 'area_code', control: AreaCode },
            'phone_number',
            { name: 'language', options: LANGUAGES, words: 'tender_language' },
          ]}
          {...drafts.of(award.id)}
          busy={act.isPending}
          error={act.error}
          onConfirm={send}
          onClose={() => setAsking(false)}
        >
          {brand && <p>{t('award.brand_again')}</p>}
        </FieldsDialog>
      )}
    </section>
  );
}
