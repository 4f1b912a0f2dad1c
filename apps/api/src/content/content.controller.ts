import { Controller } from '@nestjs/common';
import {
  articleApi,
  contentApi,
  directoryApi,
  faqApi,
  friendLinkApi,
  type Input,
  type LegalAnswer,
  versionNumber,
} from '@ipw/domain';
import { notFound } from '../core/errors/domain-error';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { Limits } from '../core/limit/limits';
import { Agreements } from './agreements';
import { Articles } from './article.service';
import { Consents } from './consent.service';
import { PublicDirectory } from './directory.service';
import { Faqs } from './faq.service';
import { FriendLinks } from './friend-link.service';

@Controller()
export class ContentController {
  constructor(
    private readonly agreements: Agreements,
    private readonly consents: Consents,
    private readonly shown: PublicDirectory,
    private readonly articles: Articles,
    private readonly faqs: Faqs,
    private readonly friendLinks: FriendLinks,
    private readonly limits: Limits,
  ) {}

  @Call(contentApi.legal)
  async legal(
    @In() { page, version }: Input<typeof contentApi.legal>,
    @Ctx() { language }: Context,
  ): Promise<LegalAnswer> {
    const versions = (await this.agreements.published([page])).get(page)!;
    const wanted =
      version === undefined
        ? this.agreements.live(versions)
        : versions.find(({ number }) => number === versionNumber(version));
    if (!wanted) throw notFound();
    const text = (await this.agreements.texts(page, wanted))[language];
    return { ...text, versions: this.agreements.standings(versions) };
  }

  @Call(contentApi.updates)
  updates(@Me() me: MemberCaller, @Ctx() { language }: Context) {
    return this.consents.updates(me.id, language);
  }

  @Call(contentApi.consent)
  consent(
    @Me() me: MemberCaller,
    @In() input: Input<typeof contentApi.consent>,
    @Ctx() { language }: Context,
  ) {
    return this.consents.answer(me.id, input, language);
  }

  @Call(directoryApi.directory)
  async directory(@In() input: Input<typeof directoryApi.directory>, @Ctx() { address, language }: Context) {
    await this.limits.take('directory', address);
    return this.shown.read(input, language);
  }

  @Call(articleApi.articleList)
  async articleList(
    @In() input: Input<typeof articleApi.articleList>,
    @Ctx() { address, language }: Context,
  ) {
    await this.limits.take('articles', address);
    return this.articles.list(input, language);
  }

  @Call(articleApi.articleDetail)
  articleDetail(@In() { article_id }: Input<typeof articleApi.articleDetail>, @Ctx() { language }: Context) {
    return this.articles.read(article_id, language);
  }

  @Call(faqApi.faq)
  faq(@Ctx() { language }: Context) {
    return this.faqs.shown(language);
  }

  @Call(friendLinkApi.links)
  links(@Ctx() { language }: Context) {
    return this.friendLinks.shown(language);
  }
}
