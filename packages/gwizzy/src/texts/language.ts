import { catalogue } from './catalogue'
import { en } from './en'
import type { Texts } from './texts'

const { Speak, useSpoken } = catalogue<Texts>(en, async () => (await import('./es')).es)

export { Speak }

/** The texts of the language around. */
export const useTexts = () => useSpoken().texts

/** The language around: the one asked for, or English while that cannot be had. */
export const useLanguage = () => useSpoken().language
