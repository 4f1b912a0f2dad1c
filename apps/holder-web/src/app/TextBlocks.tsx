import type { ArticleBlock } from '@ipw/domain';

function Block({ block }: { block: ArticleBlock }) {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return block.kind === 'heading' ? <h2>{block.text}</h2> : <p>{block.text}</p>;
}

/** The blocks of a text written by staff. */
export const TextBlocks = ({ blocks }: { blocks: readonly ArticleBlock[] }) =>
  blocks.map((block, at) => <Block key={at} block={block} />);
