import { createTextsContext } from './texts-context'
import { en } from './en'
import type { Texts } from './texts'

const { TextsProvider, useLocalizedTexts } = createTextsContext<Texts>(en, async () => (await import('./es')).es)

export { TextsProvider }

/** The texts of the language around. */
export const useTexts = () => useLocalizedTexts().texts

/** The language around: the one asked for, or English while that cannot be had. */
export const useLanguage = () => useLocalizedTexts().language
