/** A language of the screens. */
export type Language = 'en' | 'es'

/** The locales for dates, numbers, and lists in the United States. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }
