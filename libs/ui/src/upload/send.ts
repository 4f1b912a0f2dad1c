import { ERRORS, type UploadedFile, type Usage } from '@ipw/domain';
import { changeOf } from './changes';
import { type Answer, refuseWith, request, type SendOptions, type UploadLine } from './request';

/** The proof of work an answer demands. */
const challengeOf = ({ envelope }: Answer) =>
  envelope?.code === ERRORS.CAPTCHA.code ? envelope.data?.challenge : undefined;

/** The file in a call's answer. */
export function fileIn(answer: Answer & { authorization: string | undefined }): UploadedFile {
  const { envelope } = answer;
  if (envelope?.code === 0 && envelope.data && 'image_id' in envelope.data)
    return envelope.data as unknown as UploadedFile;
  return refuseWith(answer, answer.authorization);
}

/** Sends one file unchanged, once. */
export async function send(
  file: File,
  usage: Usage,
  line: UploadLine,
  options: SendOptions = {},
): Promise<UploadedFile> {
  // `usage` comes first, so that the server knows the limits before it reads the file.
  const body = new FormData();
  body.append('usage', usage);
  const changed = changeOf(file);
  if (changed) body.append('changed', changed);
  body.append('file', file, file.name);
  const sent = (more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ usage, ...more }).toString();
    return request(
      { method: 'POST', url: `/api/${line.call ?? 'common/upload'}?${query}`, body },
      line,
      options,
    );
  };
  const answer = await sent();
  if (!challengeOf(answer)) return fileIn(answer);
  const { withProof } = await import('../proof/proof');
  return fileIn(await withProof(answer, (captcha) => sent({ captcha }), challengeOf));
}
