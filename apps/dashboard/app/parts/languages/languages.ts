const names = new Intl.DisplayNames('en-US', { type: 'language' })

/** The languages to choose from, the most frequent in the United States first. */
export const commonLanguages = [
  'en',
  'es',
  'zh',
  'vi',
  'tl',
  'ko',
  'ru',
  'ar',
  'fr',
  'pt',
  'de',
  'it',
  'pl',
  'ja',
  'hi',
]

/** Returns the English name of a language by its code, such as `Spanish` for `es`. */
export const languageName = (code: string): string => names.of(code) ?? code
