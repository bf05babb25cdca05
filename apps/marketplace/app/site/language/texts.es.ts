import type * as english from './texts'

export const languageTexts: typeof english.languageTexts = {
  other: 'en',
  name: 'English',
  writtenIn: { en: 'En inglés', es: 'En español' },
}
