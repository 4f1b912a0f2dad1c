import type { ItemName } from '@ipw/domain';
import { ContentEditPage } from './ContentEditPage';
import { ContentListPage } from './ContentListPage';
import { listedKind } from './listed-kind';

export interface PlainProps {
  name: ItemName;
}

/** The pages of a kind without special parts. */
export const PlainListPage = ({ name }: PlainProps) => <ContentListPage of={listedKind(name)} />;
export const PlainEditPage = ({ name }: PlainProps) => <ContentEditPage of={listedKind(name)} />;
