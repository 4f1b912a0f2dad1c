import dumpling from '../../art/dumpling.webp';
import fish from '../../art/fish.webp';
import fox from '../../art/fox.webp';
import lantern from '../../art/lantern.webp';
import lion from '../../art/lion.webp';
import moon from '../../art/moon.webp';
import mountain from '../../art/mountain.webp';
import owl from '../../art/owl.webp';
import pot from '../../art/pot.webp';
import sheep from '../../art/sheep.webp';
import tortoise from '../../art/tortoise.webp';
import traveller from '../../art/traveller.webp';
import { Seal } from '../../app/Seal';

const COLUMNS = [
  [mountain, lantern, fish, pot],
  [owl, fox, moon, sheep],
  [traveller, lion, dumpling, tortoise],
];

/**
 * A grid of drawings. Decorative, because the text beside it says everything. The sealed one is loaded first, because the
 * introduction of a first visit shows it.
 */
export function Wall({ label }: { label: string }) {
  return (
    <div className="landing-wall" role="img" aria-label={label}>
      {COLUMNS.map((column, at) => (
        <div key={at}>
          {column.map((picture) => (
            <span key={picture}>
              <img
                src={picture}
                alt=""
                width={420}
                height={420}
                loading={picture === fox ? 'eager' : 'lazy'}
                fetchPriority={picture === fox ? 'high' : 'low'}
              />
              {picture === fox ? <Seal size={64} /> : null}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
