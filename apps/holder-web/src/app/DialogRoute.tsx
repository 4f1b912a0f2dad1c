import { closeDialogsOnBack, endDialogs, numberEntry } from '@ipw/ui';
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

closeDialogsOnBack();

/** Ends dialogs with the page they were opened on. The same page under another address, as when a draft gets its id, goes on. */
export function DialogRoute() {
  const { key, pathname } = useLocation();
  const replaced = useNavigationType() === NavigationType.Replace;
  const page = useRef({ key, pathname });
  useLayoutEffect(() => {
    numberEntry();
    const before = page.current;
    page.current = { key, pathname };
    if (before.key === key || (replaced && before.pathname === pathname)) return;
    endDialogs();
  }, [key, pathname, replaced]);
  return null;
}
