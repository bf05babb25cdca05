import type { Language } from '@pkg/domain'

interface LanguageTexts {
  /** The language that pages can be switched to. */
  other: Language
  /** Its own name. */
  name: string
  /** Says which language a text is in, after a text that isn't in the page's language. */
  writtenIn: Record<Language, string>
}

/** The texts about languages. [FIND-015] */
export const languageTexts: LanguageTexts = {
  other: 'es',
  name: 'Español',
  writtenIn: { en: 'In English', es: 'In Spanish' },
}
