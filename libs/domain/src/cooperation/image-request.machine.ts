import { defineMachine } from '../core/machine';

/**
 * A brand asks for pictures of a series in full resolution. The holder grants per picture, or refuses; what was granted is
 * downloaded until the day asked for, or until the holder revokes it.
 */
export const imageRequestMachine = defineMachine({
  name: 'image_request',
  initial: 'waiting',
  states: {
    waiting: { tone: 'wait', awaits: 'member' },
    granted: { tone: 'good' },
    refused: { tone: 'bad' },
    withdrawn: { tone: 'neutral' },
    revoked: { tone: 'bad' },
    expired: { tone: 'neutral' },
    ended: { tone: 'neutral' },
  },
  actions: {
    withdraw: { from: ['waiting'], to: 'withdrawn', by: 'brand' },
    grant: { from: ['waiting'], to: 'granted', by: 'owner' },
    refuse: { from: ['waiting'], to: 'refused', by: 'owner' },
    /** Some of the granted pictures; the others stay. */
    revoke_some: { from: ['granted'], to: 'granted', by: 'owner' },
    revoke: { from: ['granted'], to: 'revoked', by: 'owner' },
    /** The last day has passed, answered or not. */
    expire: { from: ['waiting', 'granted'], to: 'expired', by: 'system' },
    /** Its cooperation has ended. */
    end: { from: ['waiting', 'granted'], to: 'ended', by: 'system' },
  },
});
export type ImageRequestState = keyof typeof imageRequestMachine.states;
export type ImageRequestAction = keyof typeof imageRequestMachine.actions;

/** What the holder may do while the cooperation rests, because granted pictures can still be downloaded then. */
export const IMAGE_ACTIONS_AT_REST: readonly ImageRequestAction[] = ['revoke', 'revoke_some'];

/** The only state in which pictures can be downloaded. */
export const IMAGES_GRANTED = 'granted' satisfies ImageRequestState;
/** States that end by themselves on the last day, or with the cooperation. */
export const IMAGES_OPEN: readonly ImageRequestState[] = ['waiting', 'granted'];

/** What became of a picture that was asked for. Labels: `image_status.<word>`. */
export type RequestedImageStatus = 'asked' | 'granted' | 'refused' | 'revoked';
/** The status of a picture without an answer. */
export const IMAGE_ASKED = 'asked' satisfies RequestedImageStatus;
/** The only status of a picture in which it can be downloaded. */
export const IMAGE_GRANTED = 'granted' satisfies RequestedImageStatus;
