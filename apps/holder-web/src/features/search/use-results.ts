import { faqApi, type FoundRecord, kindOf, searchApi, type SubjectName, SUBJECTS } from '@ipw/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { api, TEMPORARY } from '../../app/api';
import { useMemberInfo } from '../../app/member';
import { useApi } from '../../app/use-api';
import { type Key, useLanguage, useT } from '../../i18n/catalogue';
import type { Entry, Section } from './entry';
import { helpEntries, ipEntries, pageEntries } from './local-entries';
import { bestOf } from './match';
import { readRecents } from './recents';

/** Time without a key after which the server is asked. */
const PAUSE_MS = 150;
const MOST_OF_A_SECTION = 5;
const FRESH_MS = 600_000;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** The results of a search: at once from what is loaded, then from the server. Without a text: the last opened, and pages. */
export function useResults(typed: string) {
  const t = useT();
  const language = useLanguage();
  const member = useMemberInfo();
  const keyword = typed.trim();
  const asked = usePaused(keyword);
  const faqs = useApi(faqApi.faq, {}, { staleTime: FRESH_MS, expect: TEMPORARY }).data;
  const records = useQuery({
    queryKey: [searchApi.records.path, asked, language],
    queryFn: ({ signal }) => api(searchApi.records, { keyword: asked }, { signal, expect: TEMPORARY }),
    enabled: asked !== '' && asked === keyword,
  });
  const known = useMemo(
    () => ({
      pages: pageEntries(member, t),
      ips: ipEntries(member, t),
      help: helpEntries(faqs ?? [], t),
    }),
    // The language changes what `t` says.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [member, faqs, t, language],
  );
  const found = asked === keyword ? records.data : undefined;
  const sections = useMemo((): Section[] => {
    const of = (name: 'pages' | 'ips' | 'help' | 'recent', entries: readonly Entry[]): Section => ({
      name,
      label: t(`search.${name}`),
      entries,
    });
    const recordEntry = (record: FoundRecord): Entry => ({
      key: `${record.kind} ${record.id}`,
      section: record.kind,
      title: record.title,
      detail: detailOf(record),
      to: record.link,
      record,
    });
    const detailOf = ({ code, detail, ip_id }: FoundRecord) => {
      const serial = code && t('scans.code', { batch: code.batch_number, serial: code.serial });
      const ip = member.ips.length > 1 && member.ips.find((one) => one.ip_id === ip_id)?.ip_name;
      return [detail, serial, ip].filter(Boolean).join(' · ');
    };
    if (keyword === '') {
      const all = new Map([...known.pages, ...known.ips, ...known.help].map((entry) => [entry.key, entry]));
      // A record of an IP the member no longer works on is left out.
      const here = (ipId: string) => member.ips.some((ip) => ip.ip_id === ipId && ip.match_relation !== null);
      const recents = readRecents(member.user.member_id).flatMap(({ key, record }) =>
        record ? (here(record.ip_id) ? recordEntry(record) : []) : (all.get(key) ?? []),
      );
      return [of('recent', recents), of('pages', known.pages.slice(0, MOST_OF_A_SECTION))];
    }
    const best = <E extends Entry>(entries: readonly E[], textOf?: (entry: E) => string) =>
      bestOf(entries, keyword, MOST_OF_A_SECTION, textOf);
    const kinds = [...new Set((found ?? []).map(({ kind }) => kind))];
    return [
      of(
        'pages',
        best(known.pages, ({ title, detail }) => `${title} ${detail}`),
      ),
      of('ips', best(known.ips)),
      ...kinds.map((kind) => ({
        name: kind,
        label: t(labelOf(kind)),
        entries: found!.filter((record) => record.kind === kind).map(recordEntry),
      })),
      of(
        'help',
        best(known.help, ({ text }) => text),
      ),
    ];
  }, [t, keyword, known, found, member]);
  return {
    keyword,
    sections: sections.filter(({ entries }) => entries.length > 0),
    waiting: keyword !== '' && !found && !(records.isError && asked === keyword),
    error: asked === keyword ? records.error : null,
    retry: () => void records.refetch(),
  };
}

const isContent = (kind: FoundRecord['kind']): kind is SubjectName => SUBJECTS.some((name) => name === kind);

/** Records that are no content are named like the page that lists them. */
const LISTS = {
  sheet: 'workbench.menu.ipOrderManagement',
  labelOrder: 'workbench.menu.orderList',
  goods: 'workbench.menu.goodsList',
  licensee: 'workbench.menu.licenseeList',
  code: 'workbench.menu.scanRecordList',
} as const satisfies Record<Exclude<FoundRecord['kind'], SubjectName>, Key>;

const labelOf = (kind: FoundRecord['kind']): Key =>
  isContent(kind) ? `subject.${kindOf(kind).name}` : LISTS[kind];
