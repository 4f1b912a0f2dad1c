import { IP_INFO_FIELDS } from '@ipw/domain';
import { ContentFields } from '../../../content/ContentField';
import { infoWords } from '../../../content/info-words';
import type { FieldProps } from '../../../content/listed-kind';
import type { ArtistForm } from './artist-form';

const ARTIST = { fields: IP_INFO_FIELDS.artist, texts: [] };

/** All fields of an artist's description. */
export function ArtistFields({ form }: { form: ArtistForm }) {
  const fieldOf = form.field as FieldProps['form']['field'];
  const field: typeof fieldOf = (name) => {
    const control = fieldOf(name);
    if (name !== 'en_name') return control;
    // One of the two names is enough, so either clears the error of the other.
    const onChange: typeof control.onChange = (value) => {
      form.problems.forget(['cn_name']);
      control.onChange(value);
    };
    return { ...control, onChange };
  };
  const { markOf, markedIn, onBusy } = form;
  return (
    <div className="artist-fields">
      <ContentFields kind={ARTIST} form={{ field, markOf, markedIn, onBusy }} words={infoWords('artist')} />
    </div>
  );
}
