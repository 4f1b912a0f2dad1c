import { Bell } from '../app/Bell';
import { AccountMenu } from './AccountMenu';
import { AgreementNews } from './AgreementNews';
import { SearchButton } from './SearchButton';
import { SessionAlert } from './SessionAlert';

/** The bar's parts for members: search, notifications, account menu, and the dialog of an ended session. */
export function MemberBar() {
  return (
    <>
      <AgreementNews />
      <SearchButton />
      <Bell />
      <AccountMenu />
      <SessionAlert />
    </>
  );
}
