import { closeDialogsOnBack, endDialogs, numberEntry } from '@ipw/ui';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

closeDialogsOnBack();

/** Ends dialogs with the page they were opened on. The same page under another address, as when a draft gets its id, goes on. */
export function DialogRoute() {
  // Its key says nothing of an address that was typed: all of those have the same.
  const here = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const page = useRef(here);
  useLayoutEffect(() => {
    numberEntry();
    const before = page.current;
    page.current = here;
    if (before === here || (replaced && before.pathname === here.pathname)) return;
    endDialogs();
  }, [here, replaced]);
  return null;
}
