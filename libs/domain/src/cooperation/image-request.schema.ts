import * as z from 'zod/mini';
import { uploadLimit } from '../core/limits';
import {
  agree,
  anyDay,
  choice,
  distinct,
  file,
  id,
  int,
  line,
  list,
  optionalLine,
  optionalText,
  orNothing,
  rule,
  text,
} from '../core/wire';
import { shanghaiDay } from '../core/working-days';
import { brandLink, brandProof } from './cooperation.schema';
import { imageRequestMachine, type ImageRequestState } from './image-request.machine';

const DAY_MS = 86_400_000;

/** Maximum code points of the texts of a request for pictures, and numbers of things. */
export const IMAGE_REQUEST = {
  purpose: 300,
  used_in: 200,
  answer: 300,
  images: uploadLimit('series_image').count,
  /** Days from today to the last day of a use. */
  days: 5 * 366,
  /** Milliseconds a download link lasts. */
  linkMs: 3_600_000,
  /** Days before the last day on which both sides are told. */
  warnDays: 3,
  /** Downloads that a record shows, newest first. */
  downloads: 100,
  /** Pixels of a picture from which the invisible mark of its copies is read reliably (`bench:marks`). */
  traced: { width: 800, height: 600 },
} as const;

const images = (min: number) => list(id(), min, IMAGE_REQUEST.images).check(distinct);

/** A day from today to five years from now, in Asia/Shanghai. */
const lastDay = () =>
  anyDay().check(
    rule(
      'range',
      (value) =>
        value >= shanghaiDay(new Date()) &&
        value <= shanghaiDay(new Date(Date.now() + IMAGE_REQUEST.days * DAY_MS)),
    ),
  );

/** Which pictures, what for, where, until when. */
export const imageUseFields = {
  series_id: id(),
  purpose: text(IMAGE_REQUEST.purpose),
  used_in: line(IMAGE_REQUEST.used_in),
  until: lastDay(),
};

export const imageRequestInput = z.strictObject({
  ...brandLink,
  ...brandProof,
  ...imageUseFields,
  images: images(1),
});
export const brandImagesInput = z.strictObject(brandLink);
export const imageWithdrawInput = z.strictObject({
  ...brandLink,
  ...brandProof,
  image_request_id: id(),
  version: int(1),
});
export const imageLinkInput = z.strictObject({
  ...brandLink,
  ...brandProof,
  image_request_id: id(),
  image_id: id(),
});

const ofIp = { ip_id: id() };
const STATES = Object.keys(imageRequestMachine.states) as [ImageRequestState, ...ImageRequestState[]];
export const imageRequestListInput = {
  ...ofIp,
  state: orNothing(choice(STATES)),
  cooperation_id: orNothing(id()),
  keyword: optionalLine(80),
};
export const imageRequestOfIpInput = z.strictObject({ ...ofIp, image_request_id: id() });

/** The granted pictures; the others are refused, for a reason. */
export const imageDecideInput = z.strictObject({
  ...ofIp,
  image_request_id: id(),
  version: int(1),
  granted: z._default(images(0), []),
  /** Whether each copy shows whom it was given to. */
  marked: agree(),
  reason: optionalText(IMAGE_REQUEST.answer),
});

/** A picture that was granted, and an upload (`found_copy`) that may be a copy of it. */
export const imageTraceInput = z.strictObject({
  ...ofIp,
  image_request_id: id(),
  image_id: id(),
  found: file(),
});

/** The pictures to revoke; none named: all. */
export const imageRevokeInput = z.strictObject({
  ...ofIp,
  image_request_id: id(),
  version: int(1),
  images: z._default(images(0), []),
  reason: text(IMAGE_REQUEST.answer),
});
