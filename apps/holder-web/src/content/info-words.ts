import type { IpKind } from '@ipw/domain';
import { translate, type Key } from '../i18n/catalogue';
import { wordIfAny, type FieldWords } from './kind-words';

/** Labels and hints of the information of an IP, which claims and its own page share. */
export const infoWords =
  (kind: IpKind): FieldWords =>
  (field, args) => ({
    label: translate(`claim.field.${field}` as Key),
    hint:
      (kind === 'artist' ? wordIfAny(`claim.field.artist_${field}.hint`) : undefined) ??
      wordIfAny(`claim.field.${field}.hint`, args),
  });
