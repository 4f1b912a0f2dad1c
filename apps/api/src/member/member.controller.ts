import { Controller } from '@nestjs/common';
import { type Input, loginList, type LoginLogRow, memberApi } from '@ipw/domain';
import { MemberSessions } from '../core/auth/member-sessions';
import { Db } from '../core/db/db';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { Accounts } from './account.service';
import { MemberView } from './member.view';
import { OneTimeCodes } from './one-time-codes';
import { RealName } from './real-name.service';

type Api = typeof memberApi;

@Controller()
export class MemberController {
  constructor(
    private readonly db: Db,
    private readonly accounts: Accounts,
    private readonly codes: OneTimeCodes,
    private readonly realName: RealName,
    private readonly sessions: MemberSessions,
    private readonly view: MemberView,
  ) {}

  @Call(memberApi.isRegister)
  isRegister(@In() input: Input<Api['isRegister']>, @Ctx() context: Context) {
    return this.accounts.isRegister(input, context.address);
  }

  @Call(memberApi.sendYzm)
  sendYzm(@In() input: Input<Api['sendYzm']>, @Ctx() context: Context) {
    return this.codes.send(input, input.scene, context.address, context.language);
  }

  @Call(memberApi.login)
  login(@In() input: Input<Api['login']>, @Ctx() context: Context) {
    return this.accounts.login(input, context);
  }

  @Call(memberApi.register)
  register(@In() input: Input<Api['register']>, @Ctx() context: Context) {
    return this.accounts.register(input, context);
  }

  @Call(memberApi.info)
  async info(@Me() me: MemberCaller, @Ctx() context: Context) {
    await this.accounts.speaks(me.id, context.language);
    return this.view.info(me.id);
  }

  @Call(memberApi.auth)
  auth(@Me() me: MemberCaller, @In() input: Input<Api['auth']>) {
    return this.realName.verify(me, input);
  }

  @Call(memberApi.updPassword)
  updPassword(@Me() me: MemberCaller, @In() input: Input<Api['updPassword']>, @Ctx() context: Context) {
    return this.accounts.changePassword(me, input, context.address);
  }

  @Call(memberApi.resetPassword)
  resetPassword(@In() input: Input<Api['resetPassword']>) {
    return this.accounts.resetPassword(input);
  }

  @Call(memberApi.logout)
  logout(@Me() me: MemberCaller) {
    return this.sessions.end(me.id, me.sessionId);
  }

  @Call(memberApi.switchIp)
  async switchIp(@Me() me: MemberCaller, @In() input: Input<Api['switchIp']>) {
    await this.db.update('member', { use_ip_id: input.ip_id }, { id: me.id });
    return this.view.info(me.id);
  }

  @Call(memberApi.sessions)
  async list(@Me() me: MemberCaller) {
    return (await this.sessions.list(me.id)).map((row) => ({
      session_id: row.id,
      current: row.id === me.sessionId,
      created_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      user_agent: row.user_agent,
    }));
  }

  @Call(memberApi.revokeSession)
  revoke(@Me() me: MemberCaller, @In() input: Input<Api['revokeSession']>) {
    return this.sessions.end(me.id, input.session_id);
  }

  @Call(memberApi.consultants)
  consultants() {
    return this.db.rows(
      "SELECT id AS consultant_id, name FROM staff WHERE role = 'consultant' AND disabled_at IS NULL ORDER BY name",
    );
  }

  @Call(loginList)
  loginList(@Me() me: MemberCaller, @In() input: Input<typeof loginList>) {
    return pageOf<{ id: string; created_at: Date } & Omit<LoginLogRow, 'at'>, LoginLogRow>(
      this.db,
      { from: 'sign_in t', where: 't.member_id = ?', params: [me.id] },
      input,
      (row) => ({
        at: row.created_at.toISOString(),
        login_type: row.login_type,
        user_agent: row.user_agent,
        success: row.success,
      }),
    );
  }
}
