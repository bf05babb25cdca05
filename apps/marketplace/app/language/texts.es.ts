import type * as english from './texts'

export const languageTexts: typeof english.languageTexts = {
  other: 'en',
  name: 'English',
  untranslated: 'En inglés, tal como se escribió.',
}
