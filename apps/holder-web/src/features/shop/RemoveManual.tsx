import { manualApi, type ManualDetail } from '@ipw/domain';
import { ask, Button } from '@ipw/ui';
import { api } from '../../app/api';
import { translate, useT } from '../../i18n/catalogue';
import { contentChanged } from '../../content/content.calls';
import { toastDeleted } from '../../content/trash.calls';

interface Props {
  ipId: string;
  manual: ManualDetail;
  onRemoved: () => void;
}

/** Deletes the manual together with a draft that may have been saved since the page was opened. */
async function remove(ip_id: string, isLive: boolean): Promise<boolean> {
  const yes = await ask({
    title: translate('content.manual.delete.title'),
    text: translate(isLive ? 'content.manual.delete.text' : 'content.manual.delete.text_new'),
    confirm: translate('action.manual.delete'),
    danger: true,
  });
  if (!yes) return false;
  const { trash_id } = await api(manualApi.delete, { ip_id });
  toastDeleted(translate('content.manual.deleted'), ip_id, trash_id);
  return true;
}

export function RemoveManual({ ipId, manual, onRemoved }: Props) {
  const t = useT();
  if (!manual.actions.includes('delete')) return null;
  const act = async () => {
    if (!(await remove(ipId, manual.live !== null))) return;
    await contentChanged();
    onRemoved();
  };
  return (
    <Button look="quiet" onClick={() => void act().catch(() => undefined)}>
      {t('action.manual.delete')}
    </Button>
  );
}
