import { useQuery } from '@tanstack/react-query';
import { useGetRecordId } from 'react-admin';
import { Navigate } from 'react-router';
import { Failed } from '../components/Placeholder';
import { PageSkeleton } from '../components/PageSkeleton';
import '../pages/list.css';
import { path } from '../components/path';
import { Editor } from './Editor';
import './agreement.css';
import { callApi } from '../http/call-api';

/** The editor page of an agreement's draft. The draft is loaded once, because later loads would overwrite unsaved text. */
export function EditorPage() {
  const id = String(useGetRecordId());
  const { data, error, refetch } = useQuery({
    queryKey: ['agreement editor', id],
    queryFn: () => callApi('GET agreements/:id', { id }),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (!data.draft) return <Navigate to={path.show('agreements', id)} replace />;
  return <Editor key={data.draft.id} record={data} draft={data.draft} />;
}
