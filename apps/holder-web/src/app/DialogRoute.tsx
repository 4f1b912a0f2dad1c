import { endDialogs, numberEntry } from '@ipw/ui';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { readAddress } from './address';

/**
 * Tells the address of the router's changes, and ends dialogs when their page is left. A new address of the same page, as when a
 * draft gets its id, does not end them.
 */
export function DialogRoute() {
  // The key of `location` cannot be used, because all typed addresses have the same.
  const here = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const page = useRef(here);
  useLayoutEffect(() => {
    numberEntry();
    readAddress(replaced);
    const before = page.current;
    page.current = here;
    if (before === here || (replaced && before.pathname === here.pathname)) return;
    endDialogs();
  }, [here, replaced]);
  return null;
}
