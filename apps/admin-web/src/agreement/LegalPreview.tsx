import type { LegalTexts } from '@ipw/domain';

/** A text as members see it. */
export function LegalPreview({ text }: { text: LegalTexts['en'] }) {
  return (
    <article className="legal-preview">
      <h3>{text.title}</h3>
      {text.sections.map(({ heading, paragraphs }, at) => (
        <section key={at}>
          <h4>{heading}</h4>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
