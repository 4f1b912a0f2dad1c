import * as z from 'zod/mini';
import { accessKey, dealNumber } from '../core/deal-link';
import { uploadLimit } from '../core/limits';
import {
  agree,
  anyDay,
  choice,
  distinct,
  id,
  int,
  line,
  list,
  naming,
  optionalLine,
  optionalText,
  orNothing,
  rule,
  text,
} from '../core/wire';
import { yzm } from '../member/member.schema';
import {
  PIN_STATES,
  THREAD_DECISIONS,
  THREAD_KINDS,
  THREAD_TURNS,
  threadMachine,
  type ThreadState,
} from './thread.machine';

/** Maximum code points of the texts of a cooperation, and numbers of things. */
export const COOPERATION = {
  project: 80,
  brand: 80,
  contract: 60,
  product: 50,
  text: 1000,
  feedback: 1000,
  tracking: 40,
  mark: 300,
  marks: 200,
  /** Pins of all rounds of a thread: its page shows each with its replies. */
  threadMarks: 1000,
  /** Of a pin. */
  replies: 50,
  images: uploadLimit('draft_image').count,
  pages: uploadLimit('draft_image').pages!,
  /** Threads of a cooperation that are open at once, and rounds of a thread. */
  threads: 100,
  rounds: 50,
} as const;

/** The parts of the brand's link; without the secret only in a browser that has proven the phone. */
export const brandLink = { coop_no: dealNumber(), access_key: orNothing(accessKey()) };
/** The code may be left out in a browser that has proven the phone. */
export const brandProof = { yzm: z.optional(yzm()) };

const pictures = (usage: 'draft_image' | 'feedback_image') =>
  z._default(list(id(), 0, uploadLimit(usage).count).check(distinct), []);

const DECIMAL = /^\d+(\.\d+)?$/;
/** A fraction of a picture's side. */
const fraction = () =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value,
    ),
    z.number().check(rule('range', (value) => value >= 0 && value <= 1)),
  ) as unknown as z.ZodMiniType<number, number | string>;

/** A pin, or with `w` and `h` a box, on a picture or page of the round, by fractions of it from its top left corner. */
export const pinInput = z
  .strictObject({
    image_id: id(),
    page: orNothing(int(1, COOPERATION.pages)),
    x: fraction(),
    y: fraction(),
    w: orNothing(fraction()),
    h: orNothing(fraction()),
    text: text(COOPERATION.mark),
  })
  .check(
    z.refine(
      ({ x, y, w, h }) => x + (w ?? 0) <= 1 && y + (h ?? 0) <= 1 && (w === undefined) === (h === undefined),
      {
        error: 'range',
        path: ['w'],
        params: { rule: 'range' },
      },
    ),
  );

export const cooperationLinkInput = z.strictObject(brandLink);
export const brandThreadInput = z.strictObject({ ...brandLink, thread_id: id() });

/** What a round consists of, from the brand or from staff for it. */
export const roundFields = {
  text: optionalText(COOPERATION.text),
  images: pictures('draft_image'),
  tracking_number: optionalLine(COOPERATION.tracking),
  /** Whether the brand declares it the final draft. */
  final: agree(),
};
/** What a new thread is about. */
export const topicFields = { kind: choice(THREAD_KINDS), product_name: line(COOPERATION.product) };

const required = (path: string) => ({ error: 'required', path: [path], params: { rule: 'required' } });
/** A round has a picture, or says which parcel it is. */
export const hasContent = z.refine<{
  images: string[];
  tracking_number?: string | undefined;
  final: boolean;
}>(
  ({ images, tracking_number, final }) => images.length > 0 || (!final && !!tracking_number),
  required('images'),
);

/** Drafts are of products and of materials, and the only parcels are those of samples. */
const ROUND_NAMES = { product_name: 'draft_product', tracking_number: 'sample_number' };
export const roundSubmitInput = naming(
  z
    .strictObject({ ...brandLink, ...brandProof, thread_id: id(), version: int(1), ...roundFields })
    .check(hasContent),
  ROUND_NAMES,
);
export const threadOpenInput = naming(
  z
    .strictObject({
      ...brandLink,
      ...brandProof,
      ...topicFields,
      corrects_id: orNothing(id()),
      ...roundFields,
    })
    .check(hasContent),
  ROUND_NAMES,
);
export const finalMarkInput = z.strictObject({
  ...brandLink,
  ...brandProof,
  thread_id: id(),
  version: int(1),
});

export const brandDailyInput = z.strictObject({ ...brandLink, ...brandProof, daily: agree() });

const ofIp = { ip_id: id() };
const THREAD_STATES = Object.keys(threadMachine.states) as [ThreadState, ...ThreadState[]];
export const threadListInput = {
  ...ofIp,
  kind: orNothing(choice(THREAD_KINDS)),
  cooperation_id: orNothing(id()),
  state: orNothing(choice(THREAD_STATES)),
  turn: orNothing(choice(THREAD_TURNS)),
  keyword: optionalLine(80),
};
export const cooperationListInput = { ...ofIp, turn: orNothing(choice(THREAD_TURNS)) };
export const cooperationOfIpInput = z.strictObject({ ...ofIp, cooperation_id: id() });
export const threadOfIpInput = z.strictObject({ ...ofIp, thread_id: id() });

export const threadReplyInput = z
  .strictObject({
    ...ofIp,
    round_id: id(),
    /** Without it the round is answered as it is: only the newest one can be, once in its state. */
    version: z.optional(int(1)),
    decision: choice(THREAD_DECISIONS),
    feedback: optionalText(COOPERATION.feedback),
    images: pictures('feedback_image'),
    marks: z._default(list(pinInput, 0, COOPERATION.marks), []),
  })
  .check(
    z.refine(
      ({ decision, feedback }) => decision !== 'continue_providing' || !!feedback,
      required('feedback'),
    ),
  );

export const pinAnswer = {
  mark_id: id(),
  text: optionalText(COOPERATION.mark),
  state: orNothing(choice(PIN_STATES)),
};
/** An answer to a pin says something, settles it or opens it again. */
export const saysSomething = z.refine<{ text?: string | undefined; state?: string | undefined }>(
  ({ text, state }) => text !== undefined || state !== undefined,
  required('text'),
);
export const pinAnswerInput = z.strictObject({ ...ofIp, ...pinAnswer }).check(saysSomething);
export const brandPinAnswerInput = z
  .strictObject({ ...brandLink, ...brandProof, ...pinAnswer })
  .check(saysSomething);

/** The second confirmation names the files it seals by their hashes. */
export const confirmFinalInput = z.strictObject({
  ...ofIp,
  round_id: id(),
  version: int(1),
  hashes: list(
    z.string().check(rule('malformed', (value) => /^[0-9a-f]{64}$/.test(value))),
    1,
    COOPERATION.images,
  ).check(distinct),
  agree: agree(),
});

/** The days of a contract; either may be open. */
export const contractDays = { starts_on: orNothing(anyDay()), ends_on: orNothing(anyDay()) };
export const inOrderOfDays = z.refine<{ starts_on?: string | undefined; ends_on?: string | undefined }>(
  ({ starts_on, ends_on }) => !starts_on || !ends_on || starts_on <= ends_on,
  { error: 'range', path: ['ends_on'], params: { rule: 'range' } },
);
