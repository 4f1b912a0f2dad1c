import { FILING_LIMITS, type FilingDetail, type FilingOffer, HOLDER_KINDS, WORK_KINDS } from '@ipw/domain';
import { Button, CheckField, MultiUpload, Select, TextArea, TextField } from '@ipw/ui';
import { type ReactNode, useState } from 'react';
import { Counter } from '../../form/Counter';
import { Marked } from '../../form/Marked';
import { OneOf } from '../../form/OneOf';
import { SavedNote } from '../../form/SavedNote';
import { idOf } from '../../form/use-form';
import { useUploadBusy } from '../../form/use-upload-busy';
import { useT } from '../../i18n/catalogue';
import { Refund } from '../../payment/Refund';
import { type FilingValues, useClaimedPapers } from './filing.calls';
import { FilingReason } from './FilingReason';
import { GalleryStrip } from './GalleryStrip';
import { PayChoice } from './PayChoice';
import { type FilingFormState, useFilingForm } from './use-filing-form';

interface Props {
  filing: FilingDetail | null;
  offer: FilingOffer | undefined;
  begin: Partial<FilingValues>;
  onBegun: (id: string) => void;
  onSubmitted: () => void;
  onReloadRemote: () => void;
}

/** The form of a filing in three parts: work, author and right holder, payment and declaration. */
export function FilingForm(of: Props) {
  const t = useT();
  const form = useFilingForm(of);
  const { filing, offer } = of;
  // The address names the picture until the draft is stored.
  const [begin] = useState(of.begin);
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className="filing-saved">
        <SavedNote form={form} />
      </div>
      {filing && <FilingReason filing={filing} />}
      {filing?.refund && <Refund refund={filing.refund} />}
      <Part title={t('filing.part.work')}>
        <WorkFields form={form} begin={filing ? {} : begin} />
      </Part>
      <Part title={t('filing.part.holder')}>
        <HolderFields form={form} />
      </Part>
      <Part title={t('filing.part.declare')}>
        {!form.isCorrection && <PayChoice form={form} offer={offer} />}
        <CheckField
          id={idOf('declare')}
          checked={form.declare}
          error={form.problems.problemOf('declare')}
          onChange={form.setDeclare}
          label={t('filing.declare')}
        />
        {!form.isCorrection && <p className="ui-soft">{t('filing.submit.text')}</p>}
        <div className="ui-row">
          <Button type="submit" look="primary" busy={form.busy}>
            {t(form.isCorrection ? 'action.filing.correct' : 'action.filing.submit')}
          </Button>
        </div>
      </Part>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ui-card filing-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function WorkFields({ form, begin }: { form: FilingFormState } & Pick<Props, 'begin'>) {
  const t = useT();
  const { pictures, description, work_kind, completed_on } = form.values;
  return (
    <>
      <Marked mark={form.markOf('pictures')}>
        <Files name="pictures" form={form} />
        <GalleryStrip chosen={pictures} onAdd={(file) => form.set({ pictures: [...pictures, file] })} />
      </Marked>
      <Marked mark={form.markOf('title')}>
        <TextField
          {...form.field('title')}
          label={t('filing.title')}
          hint={t('filing.title.hint')}
          maxLength={FILING_LIMITS.title}
        />
      </Marked>
      <Marked mark={form.markOf('work_kind')}>
        <Select
          {...form.field('work_kind')}
          label={t('filing.work_kind')}
          hint={work_kind && work_kind === begin.work_kind ? t('filing.work_kind.begun') : undefined}
          options={[
            { value: '', label: t('filing.choose') },
            ...WORK_KINDS.map((kind) => ({ value: kind, label: t(`work_kind.${kind}`) })),
          ]}
        />
      </Marked>
      <div className="filing-days">
        <Marked mark={form.markOf('completed_on')}>
          <TextField
            {...form.field('completed_on')}
            type="date"
            label={t('filing.completed_on')}
            hint={
              completed_on && completed_on === begin.completed_on ? t('filing.completed_on.begun') : undefined
            }
          />
        </Marked>
        <Marked mark={form.markOf('published_on')}>
          <TextField
            {...form.field('published_on')}
            type="date"
            label={t('filing.published_on')}
            hint={t('filing.published_on.hint')}
            optional
          />
        </Marked>
      </div>
      <Marked mark={form.markOf('description')}>
        <TextArea
          {...form.field('description')}
          label={t('filing.description')}
          hint={t('filing.description.hint')}
          rows={3}
          aside={<Counter text={description} max={FILING_LIMITS.description} />}
        />
      </Marked>
    </>
  );
}

function HolderFields({ form }: { form: FilingFormState }) {
  const t = useT();
  const kind = form.field('holder_kind');
  const papers = useClaimedPapers();
  const { documents } = form.values;
  const offered = papers.filter(({ image_id }) => !documents.some((one) => one.image_id === image_id));
  return (
    <>
      <Marked mark={form.markOf('holder_kind')}>
        <OneOf
          {...kind}
          label={t('filing.holder_kind')}
          options={HOLDER_KINDS.map((value) => ({ value, label: t(`holder_kind.${value}`) }))}
          value={kind.value as (typeof HOLDER_KINDS)[number]}
        />
      </Marked>
      {kind.value === 'self' && <p className="ui-soft">{t('filing.holder.self')}</p>}
      {kind.value !== 'self' && kind.value !== '' && (
        <>
          <Marked mark={form.markOf('holder_name')}>
            <TextField
              {...form.field('holder_name')}
              label={t('filing.holder_name')}
              maxLength={FILING_LIMITS.name}
            />
          </Marked>
          <Marked mark={form.markOf('holder_number')}>
            <TextField
              {...form.field('holder_number')}
              label={t('filing.holder_number')}
              hint={t('filing.holder_number.hint')}
              maxLength={FILING_LIMITS.number}
              autoComplete="off"
            />
          </Marked>
          <Marked mark={form.markOf('documents')}>
            <Files name="documents" form={form} />
            {offered.length > 0 && (
              <div className="ui-row" role="group" aria-label={t('filing.claimed_papers')}>
                {offered.map((file) => (
                  <Button
                    key={file.image_id}
                    small
                    onClick={() => form.set({ documents: [...documents, file] })}
                  >
                    {t('filing.claimed_papers.add', { name: file.file_name })}
                  </Button>
                ))}
              </div>
            )}
          </Marked>
        </>
      )}
      <Marked mark={form.markOf('author_name')}>
        <TextField
          {...form.field('author_name')}
          label={t('filing.author_name')}
          hint={t('filing.author_name.hint')}
          optional
          maxLength={FILING_LIMITS.name}
        />
      </Marked>
    </>
  );
}

function Files({ name, form }: { name: 'pictures' | 'documents'; form: FilingFormState }) {
  const t = useT();
  const onBusy = useUploadBusy(form.onBusy, name);
  return (
    <MultiUpload
      {...form.field(name)}
      usage={name === 'pictures' ? 'filing_image' : 'entity_document'}
      label={t(`filing.${name}`)}
      help={t(`filing.${name}.hint`)}
      marked={form.markedIn(name)}
      onBusy={onBusy}
    />
  );
}
