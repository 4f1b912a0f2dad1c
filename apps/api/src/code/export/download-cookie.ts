import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CODE_EXPORT } from '@ipw/domain';
import { CONFIG, type Config } from '../../core/config';
import { KEYS, type Keys } from '../../core/keys';
import { sameText } from '../../core/security/token';

const NAME = 'code_download';

/** Shows which session a browser is in, where it fetches a file without the token: a link alone is worth nothing. */
@Injectable()
export class DownloadCookie {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(KEYS) private readonly keys: Keys,
  ) {}

  of(sessionId: string): string {
    const secure = this.config.NODE_ENV === 'production' ? '; Secure' : '';
    return `${NAME}=${sessionId}.${this.sign(sessionId)}; Path=/files/codes; HttpOnly; SameSite=Strict; Max-Age=${String(CODE_EXPORT.linkMs / 1000)}${secure}`;
  }

  /** The session a `Cookie` header shows, if we signed it. */
  read(header: string | undefined): string | undefined {
    const value = header
      ?.split(/;\s*/)
      .find((part) => part.startsWith(`${NAME}=`))
      ?.slice(NAME.length + 1);
    const [sessionId = '', signature = ''] = value?.split('.') ?? [];
    return sessionId && sameText(signature, this.sign(sessionId)) ? sessionId : undefined;
  }

  private sign(sessionId: string): string {
    return createHmac('sha256', Buffer.from(this.keys.address, 'base64'))
      .update(`code_download\0${sessionId}`)
      .digest('base64url');
  }
}
