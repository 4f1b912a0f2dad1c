import { Controller } from '@nestjs/common';
import {
  articleApi,
  agreementApi,
  faqApi,
  friendLinkApi,
  type Input,
  type LegalAnswer,
  versionNumber,
} from '@ipw/domain';
import { notFound } from '../core/errors/domain-error';
import { Call, Ctx, In, Me } from '../core/http/call';
import type { Context, MemberCaller } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { AgreementService } from './agreement.service';
import { ArticleService } from './article.service';
import { ConsentService } from './consent.service';
import { FaqService } from './faq.service';
import { FriendLinkService } from './friend-link.service';

@Controller()
export class ContentController {
  constructor(
    private readonly agreements: AgreementService,
    private readonly consents: ConsentService,
    private readonly articles: ArticleService,
    private readonly faqs: FaqService,
    private readonly friendLinks: FriendLinkService,
    private readonly limits: LimitService,
  ) {}

  @Call(agreementApi.legal)
  async legal(
    @In() { page, version }: Input<typeof agreementApi.legal>,
    @Ctx() { language }: Context,
  ): Promise<LegalAnswer> {
    const versions = (await this.agreements.published([page])).get(page)!;
    const wanted =
      version === undefined
        ? this.agreements.live(versions)
        : versions.find(({ number }) => number === versionNumber(version));
    if (!wanted) throw notFound();
    const text = (await this.agreements.texts(page, wanted))[language];
    return { ...text, versions: this.agreements.legalVersions(versions) };
  }

  @Call(agreementApi.updates)
  updates(@Me() me: MemberCaller, @Ctx() { language }: Context) {
    return this.consents.updates(me.id, language);
  }

  @Call(agreementApi.consent)
  consent(
    @Me() me: MemberCaller,
    @In() input: Input<typeof agreementApi.consent>,
    @Ctx() { language }: Context,
  ) {
    return this.consents.answer(me.id, input, language);
  }

  @Call(articleApi.articleList)
  async articleList(
    @In() input: Input<typeof articleApi.articleList>,
    @Ctx() { address, language }: Context,
  ) {
    await this.limits.take('articles', address);
    return this.articles.listShown(input, language);
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
