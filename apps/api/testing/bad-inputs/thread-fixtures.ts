import { type Fixtures, plantSeries } from '../../src/db/seed/fixtures';
import { plantThread, type ThreadSeed } from '../../src/db/seed/plant-cooperations';
import { picture } from '../fixtures';
import { rows } from '../server';
import { type Brand, draft, linkOf, openBrand } from '../threads';

interface PlantedThread {
  thread: string;
  /** Its rounds, from the first. */
  rounds: readonly string[];
  /** The one draft of each round, and its SHA-256. */
  images: readonly string[];
  hashes: readonly string[];
}

export interface ThreadFixtures {
  /** The brand of the own IP's cooperation, the key of a link that has ended, and the brand of another IP's cooperation. */
  brand: Brand;
  endedKey: string;
  benBrand: Brand;
  /** Of the own IP: one whose second round waits, with a final draft that waits, sealed; and one of another IP. */
  openThread: PlantedThread;
  finalThread: PlantedThread;
  sealedThread: PlantedThread;
  benThread: PlantedThread;
  /** Approved, listed and public, of the other IP. */
  benPublicSeries: string;
}

type Holder = Pick<ThreadSeed, 'ip_id' | 'member_id'>;

/** Threads of two cooperations, in the states in which a call about them is refused. */
export async function openRounds(on: Fixtures, own: Holder, other: Holder): Promise<ThreadFixtures> {
  const [opened, benBrand] = [await openBrand(own.ip_id), await openBrand(other.ip_id)];
  await rows('UPDATE cooperation SET link_number = link_number + 1 WHERE id = ?', [opened.id]);
  const brand = { ...opened, link: await linkOf(opened.id) };
  const images = [await draft(brand), await draft(brand)];
  const foreign = [await draft(benBrand)];
  const planted = async (of: Holder, { id }: Brand, seed: Pick<ThreadSeed, 'state' | 'rounds'>) => {
    const thread = await plantThread(on, { ...of, ...seed, cooperation_id: id });
    const found = await rows<{ id: string; file_id: string; sha256: string }>(
      `SELECT r.id, f.file_id, u.sha256 FROM thread_round r JOIN round_file f ON f.round_id = r.id
        JOIN uploaded_file u ON u.id = f.file_id WHERE r.thread_id = ? ORDER BY r.number`,
      [thread],
    );
    return {
      thread,
      rounds: found.map((round) => round.id),
      images: found.map(({ file_id }) => file_id),
      hashes: found.map(({ sha256 }) => sha256),
    };
  };
  const image = await picture(other.member_id, 'series_image');
  const [first, second] = images.map((image) => ({ images: [image] }));
  return {
    brand,
    endedKey: opened.link.access_key,
    benBrand,
    openThread: await planted(own, brand, {
      rounds: [{ ...first!, decision: 'continue_providing', feedback: '袋口再宽一些' }, second!],
    }),
    finalThread: await planted(own, brand, { state: 'unconfirmed', rounds: [{ ...first!, final: true }] }),
    sealedThread: await planted(own, brand, {
      state: 'confirmed',
      rounds: [{ ...first!, final: true, decision: 'approved' }],
    }),
    benPublicSeries: await plantSeries(on, {
      ...other,
      series_name: '潮声',
      cover: image,
      images: [image],
      rights_documents: [],
      visibility: 'public',
      state: 'approved',
    }),
    benThread: await planted(other, benBrand, { rounds: [{ images: foreign }] }),
  };
}
