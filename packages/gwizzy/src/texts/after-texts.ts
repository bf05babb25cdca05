import { createTextsContext } from './texts-context'
import { enAfter } from './en-after'
import type { Texts, Translated } from './texts'

/** The texts after the wizard, in one language. */
export type AfterTexts = Omit<Translated<typeof enAfter>, 'choices' | 'hints'> & Pick<Texts, 'choices' | 'hints'>

const { TextsProvider, useLocalizedTexts } = createTextsContext<AfterTexts>(
  enAfter,
  async () => (await import('./es-after')).esAfter,
)

/** Provides the texts after the wizard. They load with the first screen that needs them. */
export const AfterTextsProvider = TextsProvider

/** Returns the texts after the wizard. */
export const useAfterTexts = () => useLocalizedTexts().texts
