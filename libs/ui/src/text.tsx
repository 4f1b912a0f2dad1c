import { DEFAULT_LANGUAGE, type Language } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import { createContext, useContext } from 'react';

/** Word keys of this library's components; both apps' catalogues contain them. */
export type UiKey =
  | 'ui.close'
  | 'ui.undo'
  | 'ui.cancel'
  | 'ui.confirm'
  | 'ui.retry'
  | 'ui.loading'
  | 'ui.choose'
  | 'ui.optional'
  | 'ui.some_missing'
  | 'ui.error_title'
  | 'ui.offline'
  | 'ui.show_password'
  | 'ui.hide_password';

export type Args = Readonly<Record<string, string | number>>;

export interface UiText {
  language: Language;
  t: (key: SharedKey | UiKey, args?: Args) => string;
}

const TextContext = createContext<UiText>({ language: DEFAULT_LANGUAGE, t: (key) => key });

/** Provides translated words to the components below. */
export const UiTextProvider = TextContext.Provider;
export const useText = (): UiText => useContext(TextContext);
