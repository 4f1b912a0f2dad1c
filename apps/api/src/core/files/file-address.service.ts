import type { IncomingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { KEYS, type Keys } from '../keys';
import { sign } from '../security/signer';
import { sameText } from '../security/token';
import { FileSessionService } from './file-session.service';
import type { Viewer } from './file.service';
import { isShared, type Variant } from './variants';
import type { UploadedFileEntity } from './uploaded-file.entity';
import { FileViewerRegistry, hasAccount, viewerName } from './viewers';

/** A signed address is valid for one to two of these periods. */
const ADDRESS_S = 900;

/** File addresses, each signed for one viewer. The viewer's session and permission are checked again at every request. */
@Injectable()
export class FileAddressService {
  constructor(
    private readonly viewers: FileViewerRegistry,
    private readonly sessions: FileSessionService,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  of(id: string, variant: Variant, viewer: Viewer): string {
    const path = `/files/${id}/${variant}`;
    if (!viewer) return path;
    const until = (Math.floor(Date.now() / 1000 / ADDRESS_S) + 2) * ADDRESS_S;
    const who = viewerName(viewer);
    return `${path}?v=${who}&e=${String(until)}&s=${sign(this.keys, path, who, until)}`;
  }

  /** Whether a request may open a file by this address: checks signature, expiry, the viewer's session and permission. */
  async opens(
    row: UploadedFileEntity,
    variant: Variant,
    { v = '', e = '', s = '' }: Record<string, string>,
    headers: IncomingHttpHeaders,
  ): Promise<boolean> {
    const until = Number(e);
    if (!Number.isSafeInteger(until) || until * 1000 < Date.now()) return false;
    if (!sameText(s, sign(this.keys, `/files/${row.id}/${variant}`, v, until))) return false;
    // An earlier release signed addresses of the full resolution.
    if (!hasAccount(v) && !isShared(row.usage_name, variant)) return false;
    // Visitors and buyers have no session.
    const kind = ({ m: 'member', h: 'member', s: 'staff' } as const)[v[0]!];
    const [signedIn = ''] = v.slice(1).split('.');
    if (kind && !(await this.sessions.isSignedIn(kind, signedIn, headers))) return false;
    return this.viewers.mayOpen(v, row);
  }
}
