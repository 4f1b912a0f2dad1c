import { CLAIM_KINDS, CLAIM_REASONS } from '@ipw/domain';
import { Flag } from '../components/Flag';
import { IpLink, MemberLink } from '../components/RecordLink';
import { Word } from '../components/Word';
import { choices, moment, phone, prose, search, text, word } from '../fields/kinds';
import { assigned, marked, queueFields, submittedAt } from '../review/queue/queue-fields';
import { reviewable } from '../review/reviewable';
import { ChangedFields } from './ChangedFields';
import { claimMarkable } from './claim-markable';
import { ContractConsultant } from './ContractConsultant';

/** Claims; the example for other reviewed resources. */
export default reviewable<'claims'>({
  reasons: CLAIM_REASONS,
  title: (claim) => claim.ip_name,
  subtitle: (claim) => (
    <Flag count={claim.rivals} word="claim.rivals" otherwise={<Word of={`claim_kind.${claim.kind}`} />} />
  ),
  picture: (claim) => claim.ip_image,
  sort: { field: 'due_at', order: 'ASC' },
  columns: ['member_name', 'submitted_at', 'due_at', 'assignee_name'],
  filters: {
    q: search,
    kind: choices(CLAIM_KINDS, 'claim_kind'),
    assignee: assigned,
  },
  fields: {
    ip_name: text((claim) => claim.ip_name),
    member_name: text((claim) => claim.member_name),
    submitted_at: submittedAt,
    claim_kind: word('claim_kind', (claim) => claim.kind),
    ...queueFields('claim'),
  },
  details: {
    ip_name: { show: (claim) => <IpLink id={claim.ip_id}>{claim.ip_name}</IpLink> },
    kind: word('kind', (claim) => claim.ip.kind),
    intro: prose((claim) => claim.ip.intro),
    core_audience: text((claim) => claim.ip.core_audience),
    birth_time: text((claim) => claim.ip.birth_time),
    claimant: { show: (claim) => <MemberLink id={claim.member_id}>{claim.member.member_name}</MemberLink> },
    auth_username: text((claim) => claim.member.auth_username),
    is_auth: word('is_auth', (claim) => claim.member.is_auth),
    phone_number: phone((claim) => claim.member),
    location: text((claim) => claim.member.location),
    joined_at: moment((claim) => claim.member.created_at),
    marks: marked,
    changed: { show: (claim) => <ChangedFields names={claim.changed} /> },
    artist_name: text((claim) => [claim.artist?.cn_name, claim.artist?.en_name].filter(Boolean).join(' · ')),
    gender: word('gender', (claim) => claim.artist?.gender ?? null),
    artist_intro: prose((claim) => claim.artist?.intro ?? null),
    artist_location: text((claim) => claim.artist?.location ?? null),
    artist_school: text((claim) => claim.artist?.artist_school ?? null),
    accounts: text((claim) =>
      Object.values(claim.artist?.accounts ?? {})
        .filter(Boolean)
        .join(' · '),
    ),
    contract_number: text((claim) => claim.offline?.contract_number ?? null),
    consultant_name: { show: (claim) => <ContractConsultant offline={claim.offline} /> },
  },
  facts: [
    { title: 'facts.ip', fields: ['ip_name', 'kind', 'intro', 'core_audience', 'birth_time'] },
    {
      title: 'facts.claimant',
      fields: ['claimant', 'auth_username', 'is_auth', 'phone_number', 'location', 'joined_at'],
    },
    {
      title: 'facts.artist',
      fields: ['artist_name', 'gender', 'artist_intro', 'artist_location', 'artist_school', 'accounts'],
      when: (claim) => claim.artist !== null,
    },
    {
      title: 'facts.offline',
      fields: ['contract_number', 'consultant_name'],
      when: (claim) => claim.offline !== null,
    },
    {
      title: 'facts.claim',
      fields: ['claim_kind', 'submitted_at', 'decided_at', 'reason_code', 'reason', 'marks', 'changed'],
    },
  ],
  evidence: (claim) => [
    { title: 'evidence.contract', files: claim.offline?.contract_images ?? [] },
    { title: 'evidence.proof', files: claim.proof_images },
    { title: 'evidence.entity', files: claim.entity_documents },
    {
      title: 'evidence.authorization',
      files: claim.operator_authorization ? [claim.operator_authorization] : [],
    },
    {
      title: 'evidence.face',
      files: [claim.artist?.avatar_file, claim.artist?.cover_file].filter((file) => !!file),
    },
  ],
  markable: claimMarkable,
  marks: (claim) => claim.marks,
  rivals: (claim) => claim.rival_claims,
  contested: (claim) => claim.rivals > 0,
  stakes: ['ip_name', 'member_name'],
});
