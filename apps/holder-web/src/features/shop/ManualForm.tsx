import {
  fieldErrors,
  manualApi,
  manualContent,
  type ManualDetail,
  manualDraftFields,
  type UploadedFile,
} from '@ipw/domain';
import { SingleUpload } from '@ipw/ui';
import { api } from '../../app/api';
import { Marked } from '../../form/Marked';
import { idOf } from '../../form/use-problems';
import { useT } from '../../i18n/catalogue';
import { EXPECT_CONFLICT } from '../../review/use-versioned';
import { ManualCard } from './ManualCard';
import { SettingForm } from './SettingForm';
import { useSetting } from './use-setting';

interface Values {
  manual_file: UploadedFile[];
}

const toWire = ({ manual_file }: Values) => ({ manual_file: manual_file[0]?.image_id ?? null });

function judge(values: Values) {
  const input = toWire(values);
  const parsed = manualContent.schema.safeParse(input);
  return parsed.success ? [] : fieldErrors(parsed.error.issues, input);
}

interface Props {
  ipId: string;
  manual: ManualDetail;
  onTheirs: () => void;
}

/** The manual being chosen: what was found in it is told before anybody else reads it. */
export function ManualForm({ ipId, manual, onTheirs }: Props) {
  const t = useT();
  const options = { expect: EXPECT_CONFLICT, fields: Object.keys(manualDraftFields) };
  const setting = useSetting<Values>({
    subject: 'manual',
    ipId,
    detail: manual,
    initial: () => {
      const file = (manual.proposed ?? manual.live)?.manual_file;
      return { manual_file: file ? [file] : [] };
    },
    judge,
    send: async (values, { version, draft }) => {
      const kept = await api(manualApi.save, { ip_id: ipId, version, ...toWire(values) }, options);
      return draft || kept.state === 'approved'
        ? kept
        : api(manualApi.submit, { ip_id: ipId, version: kept.version }, options);
    },
    onTheirs,
  });
  const { values, set, problems, markOf, markedIn, busy } = setting.fields;
  const [file] = values.manual_file;
  return (
    <SettingForm ipId={ipId} subject="manual" detail={manual} setting={setting}>
      <Marked mark={markOf('manual_file')}>
        <SingleUpload
          id={idOf('manual_file')}
          usage={manualContent.files.manual_file}
          label={t('shop.field.manual_file')}
          help={t('manual.file.hint')}
          value={values.manual_file}
          error={problems.problemOf('manual_file')}
          marked={markedIn('manual_file')}
          onChange={(manual_file) => set({ manual_file })}
          onBusy={(yes) => busy('manual_file', yes)}
        />
      </Marked>
      {/* What buyers read already stands beside the form. */}
      {file && file.image_id !== manual.live?.manual_file?.image_id && <ManualCard file={file} />}
    </SettingForm>
  );
}
