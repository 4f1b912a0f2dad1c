import { ASK_SUFFIX, beginning, type Language, LANGUAGES, type PublicIp } from '@ipw/domain';
import { PREVIEW } from '../core/files/preview';
import { type Html, jsonFor, markup } from '../core/http/html';
import { WORDS } from './words';

/** Maximum characters of a description in previews. */
const DESCRIPTION = 160;
/** Maximum pictures in the structured data. */
const PICTURES = 6;

export interface PageQuery {
  language: Language;
  /** Whether the address contains the language. */
  chosen: boolean;
  /** Scheme and host of the request. */
  origin: string;
  /** The key of a private link, valid or not. */
  key: string | undefined;
  /** Whether the key is that of the IP's current private link. */
  opened: boolean;
}

const ipPath = ({ slug }: Pick<PublicIp, 'slug'>) => `/ip/${encodeURIComponent(slug)}`;
const inOpenGraph = (language: Language) => language.replace('-', '_').replace(/^en$/, 'en_US');

/** The picture of the IP for small previews. */
export const faceOf = ({ main_image, ip_image, cover, series }: PublicIp) =>
  main_image ?? ip_image ?? cover ?? series.find((one) => !one.private)?.cover ?? null;

/** Structured data for search engines: the page, its address and its subject. */
function structured(ip: PublicIp, { language, origin }: PageQuery, description: string, address: string) {
  const words = WORDS[language];
  const pictures = ip.series.filter((one) => !one.private).flatMap(({ images }) => images);
  const about = {
    '@type': ip.kind === 'artist' ? 'Person' : 'CreativeWork',
    '@id': `${address}#about`,
    name: ip.ip_name,
    description,
    url: address,
    image: [faceOf(ip), ...pictures.slice(0, PICTURES)].flatMap((one) => (one ? origin + one.url : [])),
    ...(ip.kind === 'artist'
      ? { homeLocation: ip.location ?? undefined, alumniOf: ip.artist_school ?? undefined }
      : {
          dateCreated: ip.birth_time ?? undefined,
          genre: ip.types,
          keywords: ip.kernels.join(', ') || undefined,
        }),
  };
  const page = {
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: ip.ip_name,
    inLanguage: language,
    about: { '@id': about['@id'] },
    isPartOf: { '@type': 'WebSite', name: words.product, url: `${origin}/` },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: words.product, item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: ip.ip_name, item: address },
      ],
    },
  };
  return { '@context': 'https://schema.org', '@graph': [page, about] };
}

/** What link previews show of a page of an IP. */
interface Previewed {
  /** Path of the page. */
  path: string;
  title: string;
  description: string;
  type: 'profile' | 'website';
}

const sentence = (text: string): string => beginning(text.replace(/\s+/g, ' '), DESCRIPTION);

/** Title, description, addresses and picture for link previews. */
function previewHead(ip: PublicIp, { language, chosen, origin }: PageQuery, page: Previewed): Html {
  const { title, description, type } = page;
  const address = origin + page.path;
  const canonical = chosen ? `${address}?lang=${language}` : address;
  const face = faceOf(ip);
  return markup`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${canonical}" />
    ${LANGUAGES.map((one) => markup`<link rel="alternate" hreflang="${one}" href="${address}?lang=${one}" />`)}
    <link rel="alternate" hreflang="x-default" href="${address}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:site_name" content="${WORDS[language].product}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${canonical}" />
    <meta property="og:locale" content="${inOpenGraph(language)}" />
    ${LANGUAGES.filter((one) => one !== language).map(
      (one) => markup`<meta property="og:locale:alternate" content="${inOpenGraph(one)}" />`,
    )}
    ${
      face &&
      markup`<meta property="og:image" content="${`${origin}/files/${face.image_id}/og`}" />
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content="${PREVIEW.width}" />
        <meta property="og:image:height" content="${PREVIEW.height}" />
        <meta property="og:image:alt" content="${ip.ip_name}" />
        <meta name="twitter:card" content="summary_large_image" />`
    }`;
}

const NOINDEX = markup`<meta name="robots" content="noindex" />`;

/** The head of an IP's page. Search engines leave out what a private link opens. */
export function headOf(ip: PublicIp, query: PageQuery): Html {
  const { language, origin, key } = query;
  const words = WORDS[language];
  const path = ipPath(ip);
  const description = sentence(ip.intro) || `${ip.ip_name} · ${words.works}`;
  const type = ip.kind === 'artist' ? 'profile' : 'website';
  return markup`${previewHead(ip, query, { path, title: `${ip.ip_name} · ${words.product}`, description, type })}
    ${key !== undefined && NOINDEX}
    <script type="application/ld+json">
      ${jsonFor(structured(ip, query, description, origin + path))}
    </script>`;
}

/** The head of the page that leads to the form; search engines show the IP's own page instead. */
export const askHead = (ip: PublicIp, query: PageQuery, page: { title: string; description: string }): Html =>
  markup`${previewHead(ip, query, {
    path: `${ipPath(ip)}${ASK_SUFFIX}`,
    title: `${page.title} · ${WORDS[query.language].product}`,
    description: sentence(page.description),
    type: 'website',
  })}
    ${NOINDEX}`;
