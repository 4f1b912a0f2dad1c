import { messageApi, type MessageGroup, type Request } from '@ipw/domain';
import { Button, EmptyState, ErrorState, Skeleton, toast } from '@ipw/ui';
import { useParams, useSearchParams } from 'react-router';
import { api } from '../../app/api';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';
import { setUnread } from '../../app/Bell';
import lantern from '../../art/lantern.webp';
import { Segments } from '../../form/Segments';
import { useT } from '../../i18n/catalogue';
import { MessageItem } from './MessageItem';
import { groupIn } from './message-routes';
import './messages.css';
import { AddressPager, usePageNumber } from './AddressPager';
import { Section } from '../../app/Section';

const PAGE_SIZE = 10;
/** The `is_read` filter of each value in the address. */
const SHOWN = { all: undefined, unread: 0, read: 1 } as const;
const WORDS = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

async function markRead(input: Request<typeof messageApi.read>): Promise<void> {
  setUnread((await api(messageApi.read, input)).unread);
  for (const { path } of [messageApi.list, messageApi.unreadCount])
    await queries.invalidateQueries({ queryKey: [path] });
}

function NoMessages({ filtered }: { filtered: boolean }) {
  const t = useT();
  return (
    <EmptyState
      picture={<img src={lantern} alt="" width={140} height={140} className="message-picture" />}
      title={t(filtered ? 'message.empty_filtered' : 'message.empty')}
    >
      <p>{t(filtered ? 'message.empty_filtered_text' : 'message.empty_text')}</p>
    </EmptyState>
  );
}

function useMessages(group: MessageGroup | undefined) {
  const [search, setSearch] = useSearchParams();
  const page = usePageNumber();
  const shown = WORDS.find((word) => word === search.get('show')) ?? 'all';
  const show = (next: string) => setSearch(next === 'all' ? {} : { show: next });
  const query = useApi(messageApi.list, { page, page_size: PAGE_SIZE, group, is_read: SHOWN[shown] });
  return { shown, show, ...query };
}

/** Messages, all or of a group, read or unread. */
export function MessagesPage() {
  const t = useT();
  const group = groupIn(useParams().group);
  const { shown, show, data, error, refetch, isPlaceholderData } = useMessages(group);
  const counts = useApi(messageApi.unreadCount, {}).data;
  const unread = group ? counts?.groups[group] : counts?.unread;

  const readAll = async () => {
    await markRead({ all: 1, group });
    toast('good', t('message.all_read'));
  };

  return (
    <Section
      title={t(group ? `message_group.${group}` : 'centre.messages_all')}
      aside={
        unread ? (
          <Button small onClick={() => void readAll().catch(() => undefined)}>
            {t('message.read_all')}
          </Button>
        ) : null
      }
    >
      <div className="message-filter">
        <Segments
          label={t('message.show')}
          name="show"
          options={WORDS.map((value) => ({ value, label: t(`message.show_${value}`) }))}
          value={shown}
          onChange={show}
        />
      </div>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={4} height={64} /> : null}
      {data?.total === 0 ? <NoMessages filtered={!!group || shown !== 'all'} /> : null}
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
      {data ? <AddressPager of={data} /> : null}
    </Section>
  );
}
