import type { Language } from './language'

/** The language of the pages that a build makes. Servers and programs without pages speak English unless told otherwise. [FIND-015] */
export const siteLanguage: Language = 'en'

/** The locale of the pages that a build makes, for dates, numbers, and lists. */
export const siteLocale = 'en-US'
