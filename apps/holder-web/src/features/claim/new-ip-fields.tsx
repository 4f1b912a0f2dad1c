import { IP_INFO_FIELDS } from '@ipw/domain';
import { ContentField } from '../../content/ContentField';
import { plansOf } from '../../content/content-type';
import { infoWords } from '../../content/info-words';
import type { FieldSpec } from '../../form/schema-form';
import { useT } from '../../i18n/catalogue';

const NORMAL = { fields: IP_INFO_FIELDS.normal };

/** The fields of a new IP, in the current language. */
export function useNewIpFields(): FieldSpec[] {
  useT();
  const words = infoWords('normal');
  return plansOf(NORMAL).map(([name, plan]) => ({
    name,
    label: words(name).label,
    render: ({ id, error, value, set, onBusy }) => (
      <ContentField
        {...{ name, plan, words }}
        texts={[]}
        form={{
          field: () => ({ id, error, value, onChange: set }),
          onBusy: (_, yes) => onBusy(yes),
          markedIn: () => [],
        }}
      />
    ),
  }));
}
