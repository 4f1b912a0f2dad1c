import { IP_INFO_FIELDS, type ClaimDetail } from '@ipw/domain';
import { useOutletContext } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { useClaimForm, type ClaimForm } from '../use-claim-form';
import { artistOf, artistPayload, newArtist, type ArtistValues } from './artist-values';

/**
 * The form of an artist's claim, shared by its two steps. `onBegun`: called with the id when the server has stored the
 * draft.
 */
export const useArtistForm = (claim: ClaimDetail | null, name: string, onBegun: (claimId: string) => void) =>
  useClaimForm<ArtistValues>({
    claim,
    kind: 'artist',
    draftKey: (id) => `claim.artist.${id ?? 'new'}`,
    initial: () => (claim ? artistOf(claim) : newArtist(name)),
    toPayload: artistPayload,
    back: (id) => withQuery(paths.artistStep2, { claim: id }),
    onBegun,
    within: paths.artistClaimIp,
  });

export type ArtistForm = ClaimForm<ArtistValues>;
export const useArtist = (): ArtistForm => useOutletContext<ArtistForm>();

/** Fields of step 1; an error in one of these leads back there. */
export const isAbout = (field: string): boolean => (field.split('.')[0] ?? '') in IP_INFO_FIELDS.artist;
