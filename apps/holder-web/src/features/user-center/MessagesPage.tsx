import { messageApi, type Request } from '@ipw/domain';
import { Button, EmptyState, ErrorState, Skeleton, toast } from '@ipw/ui';
import { api } from '../../app/api';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
import { setUnread, useUnread } from '../../app/use-unread';
import lantern from '../../art/lantern.webp';
import { useT } from '../../i18n/catalogue';
import { MessageItem } from './MessageItem';
import './messages.css';
import { Pages, usePageNumber } from './Pages';
import { Section } from './Section';

const PAGE_SIZE = 10;

async function markRead(input: Request<typeof messageApi.read>): Promise<void> {
  setUnread((await api(messageApi.read, input)).unread);
  await queries.invalidateQueries({ queryKey: [messageApi.list.path] });
}

export function MessagesPage() {
  const t = useT();
  const page = usePageNumber();
  const { data, error, refetch, isPlaceholderData } = useApi(messageApi.list, { page, page_size: PAGE_SIZE });
  const unread = useUnread();

  const readAll = async () => {
    await markRead({ all: 1 });
    toast('good', t('message.all_read'));
  };

  return (
    <Section
      title={t('user.messages')}
      aside={
        unread ? (
          <Button small onClick={() => void readAll().catch(() => undefined)}>
            {t('message.read_all')}
          </Button>
        ) : null
      }
    >
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={4} height={64} /> : null}
      {data?.list.length === 0 ? (
        <EmptyState
          picture={<img src={lantern} alt="" width={140} height={140} className="message-picture" />}
          title={t('message.empty')}
        >
          <p>{t('message.empty_text')}</p>
        </EmptyState>
      ) : null}
      {data && data.list.length > 0 ? (
        <ul className="messages" aria-busy={isPlaceholderData}>
          {data.list.map((message) => (
            <MessageItem
              key={message.message_id}
              message={message}
              onRead={() => markRead({ message_id: message.message_id, all: 0 }).catch(() => undefined)}
            />
          ))}
        </ul>
      ) : null}
      <Pages total={data?.total ?? 0} size={PAGE_SIZE} />
    </Section>
  );
}
