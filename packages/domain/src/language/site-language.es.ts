import type { Language } from './language'

export const siteLanguage: Language = 'es'
export const siteLocale = 'es-US'
