import { createTextsContext } from './texts-context'
import { en } from './en'
import type { Texts } from './texts'

const { TextsProvider, useLocalizedTexts } = createTextsContext<Texts>(en, async () => (await import('./es')).es)

export { TextsProvider }

/** Returns the texts of the surrounding language. */
export const useTexts = () => useLocalizedTexts().texts

/** Returns the surrounding language: the requested one, or English if it can't load. */
export const useLanguage = () => useLocalizedTexts().language
