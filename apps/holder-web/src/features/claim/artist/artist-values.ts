import {
  IP_INFO_FIELDS,
  isHanName,
  isLatinName,
  type ArtistDetails,
  type ClaimDetail,
  type UploadedFile,
} from '@ipw/domain';
import { filesOf, NO_FILES, toPayload, type ClaimFiles } from '../claim-files';

const ACCOUNTS = IP_INFO_FIELDS.artist.accounts.keys;
type Account = (typeof ACCOUNTS)[number];

/** Values of the artist form. */
export interface ArtistValues extends ClaimFiles {
  cn_name: string;
  en_name: string;
  gender: '' | NonNullable<ArtistDetails['gender']>;
  avatar: UploadedFile[];
  cover: UploadedFile[];
  intro: string;
  location: string;
  ip_type_id: string;
  art_genres_id: number[];
  other_art_genres: string;
  artist_school: string;
  accounts: Record<Account, string>;
}

const NO_ACCOUNTS = Object.fromEntries(ACCOUNTS.map((key) => [key, ''])) as Record<Account, string>;

/** Assigns a name to the field whose rule it fits. */
const namesFrom = (name: string) => ({
  cn_name: isHanName(name) ? name : '',
  en_name: !isHanName(name) && isLatinName(name) ? name : '',
});

/** The values of a new artist; `name`: the search text. */
export const newArtist = (name: string): ArtistValues => ({
  ...namesFrom(name),
  gender: '',
  avatar: [],
  cover: [],
  intro: '',
  location: '',
  ip_type_id: '',
  art_genres_id: [],
  other_art_genres: '',
  artist_school: '',
  accounts: NO_ACCOUNTS,
  ...NO_FILES,
});

/** The values of a saved claim; empty ones are taken from the IP. */
export function artistOf(claim: ClaimDetail): ArtistValues {
  const { artist, ip } = claim;
  const { avatar_file, cover_file } = artist ?? {};
  const named = artist?.cn_name || artist?.en_name;
  return {
    ...newArtist(named ? '' : ip.ip_name),
    ...filesOf(claim),
    ...(named ? { cn_name: artist?.cn_name ?? '', en_name: artist?.en_name ?? '' } : {}),
    gender: artist?.gender ?? '',
    avatar: avatar_file ? [avatar_file] : [],
    cover: cover_file ? [cover_file] : [],
    intro: artist?.intro ?? ip.intro,
    location: artist?.location ?? '',
    ip_type_id: artist?.ip_type_id ? String(artist.ip_type_id) : '',
    art_genres_id: artist?.art_genres_id ?? [],
    other_art_genres: artist?.other_art_genres ?? '',
    artist_school: artist?.artist_school ?? '',
    accounts: { ...NO_ACCOUNTS, ...artist?.accounts },
  };
}

/** The values as the calls take them. */
export const artistPayload = ({ avatar, cover, gender, ip_type_id, accounts, ...rest }: ArtistValues) => {
  const { proof_images, entity_documents, operator_authorization, ...typed } = rest;
  return {
    ...typed,
    ...toPayload({ proof_images, entity_documents, operator_authorization }),
    gender: gender || undefined,
    avatar: avatar[0]?.image_id,
    cover: cover[0]?.image_id,
    ip_type_id: ip_type_id || undefined,
    accounts: Object.fromEntries(Object.entries(accounts).filter(([, account]) => account !== '')),
  };
};
