import {
  type Channel,
  CHANNELS,
  isLocked,
  MESSAGE_GROUPS,
  type MessageGroup,
  preferenceApi,
  type PreferenceView,
} from '@ipw/domain';
import { useState } from 'react';
import { api } from '../../app/api';
import { useT } from '../../i18n/catalogue';

interface ChannelTableProps {
  view: PreferenceView;
  onChange: (view: PreferenceView) => void;
}

/** A table of message groups and channels; switches that cannot be changed are marked. */
export function ChannelTable({ view, onChange }: ChannelTableProps) {
  const t = useT();
  return (
    <table className="channels">
      <caption className="ui-hidden">{t('notify.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('notify.group')}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MESSAGE_GROUPS.map((group) => (
          <tr key={group}>
            <th scope="row">
              {t(`message_group.${group}`)}
              <small>{t(`notify.${group}`)}</small>
            </th>
            {CHANNELS.map((channel) => (
              <td key={channel}>
                <Switch {...{ group, channel, view, onChange }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Switch({
  group,
  channel,
  view,
  onChange,
}: ChannelTableProps & { group: MessageGroup; channel: Channel }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const { preferences, email } = view;
  const on = preferences[group][channel];
  const locked = isLocked(group, channel, preferences);
  const withoutEmail = channel === 'email' && email === null;
  const why = locked ? t('notify.locked') : withoutEmail ? t('notify.needs_email') : undefined;
  const name = `${t(`message_group.${group}`)}: ${t(`channel.${channel}`)}`;
  const flip = async () => {
    setBusy(true);
    try {
      onChange(await api(preferenceApi.set, { group, channel, on: !on }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <input
      type="checkbox"
      role="switch"
      className="switch"
      checked={on}
      disabled={!!why}
      // A disabled switch would lose the focus.
      aria-disabled={busy || undefined}
      aria-label={why ? `${name} (${why})` : name}
      title={why}
      onChange={() => busy || void flip().catch(() => undefined)}
    />
  );
}
