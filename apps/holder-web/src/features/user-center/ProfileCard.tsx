import { profileApi, profileInput } from '@ipw/domain';
import { ErrorState, Skeleton, toast } from '@ipw/ui';
import { useEffect } from 'react';
import { api } from '../../app/api';
import { refreshMember, useMemberInfo } from '../../app/member';
import { useResource } from '../../app/use-resource';
import { regions } from '../../form/calls';
import { locationName, placeNamed } from '../../form/location';
import { LocationField } from '../../form/LocationField';
import { textOf } from '../../form/phone';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec, Values } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';

/** User name and location, changed at once. */
export function ProfileCard() {
  const t = useT();
  const { user } = useMemberInfo();
  const places = useResource('regions', regions);
  const { data } = places;
  const place = data && placeNamed(data, user.location);
  const known = data === undefined || place !== undefined;
  // The server names the place in the language of the request.
  useEffect(() => {
    if (!known) void refreshMember();
  }, [known]);
  // A place that is in no list stays as it is until one is chosen.
  const toInput = ({ username, location, city }: Values) => ({
    username,
    location: textOf(location) ? locationName(data, location, city) : user.location,
  });
  const fields: FieldSpec[] = [
    {
      name: 'username',
      label: t('field.username'),
      hint: t('field.username_hint'),
      autoComplete: 'nickname',
    },
    {
      name: 'location',
      label: t('field.location'),
      render: (control) => (
        <>
          <LocationField control={control} regions={data} />
          {place ? null : <p className="ui-soft">{t('profile.now', { location: user.location })}</p>}
        </>
      ),
    },
  ];
  return (
    <section className="ui-card user-narrow" aria-label={t('profile.title')}>
      <h2>{t('profile.title')}</h2>
      <p className="ui-soft">{t('profile.lead')}</p>
      {data ? (
        <SchemaForm
          key={`${user.member_name} ${user.location}`}
          schema={profileInput}
          fields={fields}
          initial={{ username: user.member_name, country: user.country, ...place }}
          draft="profile"
          toInput={toInput}
          submitLabel={t('profile.save')}
          onSubmit={async (input, attempt) => {
            await api(profileApi.save, input, attempt);
            toast('good', t('profile.saved'));
            await refreshMember();
          }}
        />
      ) : places.error ? (
        <ErrorState message={places.error.message} onRetry={places.retry} />
      ) : (
        <Skeleton lines={3} height={56} />
      )}
    </section>
  );
}
