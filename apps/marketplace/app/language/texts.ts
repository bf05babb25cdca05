import type { Language } from '@pkg/domain'

interface LanguageTexts {
  /** The language that pages can be switched to. */
  other: Language
  /** Its own name. */
  name: string
  /** Says that the texts below weren't translated. Empty where they are in the page's language. */
  untranslated: string
}

/** The texts about languages. [FIND-015] */
export const languageTexts: LanguageTexts = { other: 'es', name: 'Español', untranslated: '' }
