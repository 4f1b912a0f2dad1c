import type { claimApi, ClaimDetail, Request } from '@ipw/domain';
import { useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { paths } from '../../../app/paths';
import { useStillHere } from '../../../app/use-still-here';
import { saveClaim } from '../claim.calls';
import { useReviewedFields } from '../../../form/reviewed-fields';
import { artistOf, artistPayload, draftErrors, newArtist, type ArtistValues } from './artist-values';

const draftKeyOf = (claimId: string | undefined) => `claim.artist.${claimId ?? 'new'}`;

/** The form of an artist's claim, shared by its two steps. `onBegun`: the server has it now, under this id. */
export function useArtistForm(claim: ClaimDetail | null, name: string, onBegun: (claimId: string) => void) {
  const [known, setKnown] = useState(claim);
  const id = useRef(claim?.claim_id);
  const stillHere = useStillHere(paths.artistClaimIp);
  const fields = useReviewedFields<ArtistValues>({
    reviewed: claim,
    draftKey: draftKeyOf(claim?.claim_id),
    initial: () => (claim ? artistOf(claim) : newArtist(name)),
    draftErrors,
    save: async (values, { idempotency_key }) => {
      const saved = await saveClaim(
        () => ({ kind: 'artist', claim_id: id.current, ...artistPayload(values) }),
        idempotency_key === undefined ? {} : { idempotency_key },
      );
      if (!id.current) {
        id.current = saved.claim_id;
        setKnown(saved);
        if (stillHere()) onBegun(saved.claim_id);
      }
      return { draftKey: draftKeyOf(saved.claim_id) };
    },
  });
  const [agree, setAgree] = useState(false);

  const submitted = (): Request<typeof claimApi.submit> =>
    ({
      kind: 'artist',
      claim_id: id.current,
      ...artistPayload(fields.values),
      agree,
    }) as Request<typeof claimApi.submit>;

  return {
    ...fields,
    claim,
    claimId: known?.claim_id,
    /** Also right after the first save, before the next render. */
    claimIdNow: () => id.current,
    ipId: () => known?.ip_id,
    submitted,
    agree,
    setAgree: (yes: boolean) => {
      fields.problems.forget(['agree']);
      setAgree(yes);
    },
  };
}

export type ArtistForm = ReturnType<typeof useArtistForm>;
export const useArtist = (): ArtistForm => useOutletContext<ArtistForm>();

/** What step 1 asks for; a problem with one of these leads back there. */
export const ABOUT = [
  'cn_name',
  'en_name',
  'gender',
  'avatar',
  'cover',
  'intro',
  'location',
  'ip_type_id',
  'art_genres_id',
  'other_art_genres',
  'artist_school',
  'accounts',
] as const satisfies readonly (keyof ArtistValues)[];
export const isAbout = (field: string): boolean =>
  (ABOUT as readonly string[]).includes(field.split('.')[0] ?? '');
