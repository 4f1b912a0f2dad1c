import { ACCOUNTS, GENDERS, ipApi, TEXT } from '@ipw/domain';
import { Select, TextArea, TextField } from '@ipw/ui';
import { useApi } from '../../../app/use-api';
import { useT } from '../../../i18n/catalogue';
import { Chips } from '../../../form/Chips';
import { Counter } from '../../../form/Counter';
import { FileField } from '../FileField';
import { Marked } from '../../../form/Marked';
import { idOf } from '../../../form/use-form';
import { offered } from '../../../form/offered';
import type { ArtistForm } from './artist-form';
import { OneOf } from '../../../form/OneOf';

const RARELY = { staleTime: 3_600_000 };
const GENRES = 5;

type Typed = 'cn_name' | 'en_name' | 'location' | 'other_art_genres' | 'artist_school';

/** All fields of an artist's description. */
export function ArtistFields({ form }: { form: ArtistForm }) {
  const t = useT();
  const types = useApi(ipApi.ipTypeList, {}, RARELY);
  const genres = useApi(ipApi.ipArtGenresList, {}, RARELY);
  const { values, problems, field } = form;

  const typed = (name: Typed, { hint, optional = false }: { hint?: string; optional?: boolean } = {}) => (
    <Marked mark={form.markOf(name)}>
      <TextField
        {...field(name)}
        label={t(`claim.field.${name}`)}
        hint={hint}
        optional={optional}
        autoComplete="off"
        onChange={(value) => {
          // One of the two names is enough, so either clears the error of the other.
          if (name === 'en_name') problems.forget(['cn_name']);
          form.set({ [name]: value });
        }}
      />
    </Marked>
  );

  return (
    <>
      <div className="artist-pair">
        {typed('cn_name', { hint: t('claim.field.cn_name.hint') })}
        {typed('en_name', { hint: t('claim.field.en_name.hint') })}
      </div>
      <Marked mark={form.markOf('gender')}>
        <OneOf
          {...field('gender')}
          label={t('claim.field.gender')}
          options={GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }))}
        />
      </Marked>
      <div className="artist-pair">
        <FileField name="avatar" form={form} />
        <FileField name="cover" form={form} />
      </div>
      <Marked mark={form.markOf('intro')}>
        <TextArea
          {...field('intro')}
          label={t('claim.field.intro')}
          placeholder={t('claim.field.artist_intro.hint')}
          rows={4}
          aside={<Counter text={values.intro} max={TEXT.intro} />}
        />
      </Marked>
      <div className="artist-pair">
        {typed('location', { hint: t('claim.field.location.hint') })}
        <Marked mark={form.markOf('ip_type_id')}>
          <Select
            {...field('ip_type_id')}
            label={t('claim.field.ip_type_id')}
            options={offered(types.data, [values.ip_type_id]).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
          />
        </Marked>
      </div>
      <Marked mark={form.markOf('art_genres_id')}>
        <Chips
          {...field('art_genres_id')}
          label={t('claim.field.art_genres_id')}
          hint={t('claim.field.up_to', { max: GENRES })}
          options={offered(genres.data, values.art_genres_id)}
        />
      </Marked>
      <div className="artist-pair">
        {typed('other_art_genres', { optional: true })}
        {typed('artist_school', { optional: true })}
      </div>
      <Marked mark={form.markOf('accounts')}>
        <fieldset className="ui-field" id={idOf('accounts')} tabIndex={-1}>
          <legend className="ui-field-label">
            {t('claim.field.accounts')}
            <span className="ui-field-optional">{t('ui.optional')}</span>
          </legend>
          <div className="artist-accounts">
            {ACCOUNTS.map((key) => (
              <TextField
                key={key}
                label={t(`account.${key}`)}
                autoComplete="off"
                maxLength={120}
                value={values.accounts[key]}
                onChange={(value) => form.set({ accounts: { ...values.accounts, [key]: value } })}
              />
            ))}
          </div>
          <p className="ui-field-error" aria-live="polite">
            {problems.problemOf('accounts')}
          </p>
        </fieldset>
      </Marked>
    </>
  );
}
