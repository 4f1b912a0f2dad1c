import { UPLOAD_PART_SIZE, type UploadedFile, type Usage } from '@ipw/domain';
import { DROPPED, network, type Answer, type Reply, type Sent } from './network';

/** A file as the server answers it after an upload. */
export const storedFile = (name: string): UploadedFile => ({
  image_id: `id of ${name}`,
  file_name: name,
  file_path: `/files/${name}`,
  thumb_path: null,
  tile_path: null,
  file_size: 100,
  image_width: 100,
  image_height: 100,
  image_name: name,
  image_status: 1,
});

export const envelope = (data: unknown, code = 0, msg = ''): Reply => ({
  status: 200,
  body: { code, msg, data },
});
export const done = (name: string): Reply => envelope(storedFile(name));

/** A running upload: the spec controls its progress and result. */
export interface Arriving extends Pick<Sent, 'progress' | 'headers' | 'method' | 'url'> {
  name: string;
  usage: Usage;
  answer: (answer: Answer) => void;
}

/** A server that leaves every upload to the spec, in order of arrival. */
export function uploadServer(): Arriving[] {
  const arrived: Arriving[] = [];
  network.connect((sent) => {
    const { method, url, headers, progress, body } = sent;
    let answer: (answer: Answer) => void = () => undefined;
    const answered = new Promise<Answer>((resolve) => (answer = resolve));
    const form = body instanceof FormData ? body : undefined;
    const name = (form?.get('file') as File | undefined)?.name ?? '';
    const usage = (form?.get('usage') ?? '') as Usage;
    arrived.push({ method, url, headers, progress, name, usage, answer });
    return answered;
  });
  return arrived;
}

/** A server for uploads in parts (tus) that stores the offset of each. `cutAt`: parts beginning there are lost. */
export class PartServer {
  readonly log: string[] = [];
  /** Stored bytes by address. */
  readonly has = new Map<string, number>();
  cutAt: number | undefined;

  constructor(private readonly size: number) {
    network.connect((sent) => this.serve(sent));
  }

  private serve({ method, url, headers, progress }: Sent): Answer {
    const address = url.pathname;
    this.log.push([method, headers['upload-offset']].filter(Boolean).join(' '));
    if (address === '/api/common/getSts') return envelope(null, 40400);
    if (address === '/api/common/uploadFinish') return done('large.png');
    if (method === 'POST') {
      const location = `/api/uploads/part-${String(this.has.size + 1)}`;
      this.has.set(location, 0);
      return { status: 201, headers: { location } };
    }
    if (method === 'DELETE') this.has.delete(address);
    const had = this.has.get(address);
    if (had === undefined) return { status: 404 };
    if (method === 'HEAD') return { status: 200, headers: { 'upload-offset': String(had) } };
    return this.take(address, had, progress);
  }

  private take(address: string, had: number, progress: Sent['progress']): Answer {
    if (this.cutAt === had) return DROPPED;
    const next = Math.min(had + UPLOAD_PART_SIZE, this.size);
    progress(1);
    this.has.set(address, next);
    return { status: 204, headers: { 'upload-offset': String(next) } };
  }
}
