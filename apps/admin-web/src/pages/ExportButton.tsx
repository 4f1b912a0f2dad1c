import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { API, http, type ResourceName } from '../http/call-api';
import { useT } from '../i18n/locale';

/** Downloads the list as CSV: all pages, with the current filters and order. */
export function ExportButton({ resource }: { resource: ResourceName }) {
  const t = useT();
  const notify = useNotify();
  const { filterValues, sort, total } = useListContext();
  const save = useMutation<unknown, Error>({
    mutationFn: async () => {
      const query = new URLSearchParams({
        filter: JSON.stringify(filterValues),
        sort: JSON.stringify([sort.field, sort.order]),
      });
      const { body, headers } = await http(`${API}/${resource}/export?${query}`);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['\uFEFF', body], { type: 'text/csv' }));
      link.download =
        /filename="([\w.-]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'list.csv';
      link.click();
      URL.revokeObjectURL(link.href);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <button
      type="button"
      className="button"
      disabled={save.isPending || !total}
      aria-busy={save.isPending}
      onClick={() => save.mutate()}
    >
      <DownloadIcon aria-hidden />
      {t(save.isPending ? 'export.busy' : 'export')}
    </button>
  );
}
