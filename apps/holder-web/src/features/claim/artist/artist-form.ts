import type { claimApi, ClaimDetail, Request } from '@ipw/domain';
import { dropDraft } from '@ipw/ui';
import { useEffect, useRef, useState } from 'react';
import { useOutletContext } from 'react-router';
import { saveClaim } from '../claim.calls';
import { useReviewedFields } from '../../../form/reviewed-fields';
import { artistOf, artistWire, keepable, newArtist, type ArtistValues } from './artist-values';

const NEW = 'claim.artist.new';

/** The form of an artist's claim, shared by its two steps. `onBegun`: the server has it now, under this id. */
export function useArtistForm(claim: ClaimDetail | null, name: string, onBegun: (claimId: string) => void) {
  const [known, setKnown] = useState(claim);
  const id = useRef(claim?.claim_id);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const fields = useReviewedFields<ArtistValues>({
    reviewed: claim,
    memory: known ? `claim.artist.${known.claim_id}` : NEW,
    initial: () => (claim ? artistOf(claim) : newArtist(name)),
    save: async (values) => {
      let kept = keepable({ kind: 'artist', ...artistWire(values) });
      const saved = await saveClaim(() => {
        kept = keepable({ kind: 'artist', claim_id: id.current, ...artistWire(values) });
        return kept.input;
      });
      if (!id.current) {
        id.current = saved.claim_id;
        dropDraft(NEW);
        if (here.current) {
          setKnown(saved);
          onBegun(saved.claim_id);
        }
      }
      return kept.wrong;
    },
  });
  const [agree, setAgree] = useState(false);

  const submitted = (): Request<typeof claimApi.submit> =>
    ({
      kind: 'artist',
      claim_id: id.current,
      ...artistWire(fields.values),
      agree,
    }) as Request<typeof claimApi.submit>;

  return {
    ...fields,
    claim,
    claimId: known?.claim_id,
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
