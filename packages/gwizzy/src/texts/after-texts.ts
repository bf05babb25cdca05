import { createTextsContext } from './texts-context'
import { enAfter } from './en-after'
import type { Texts, Translated } from './texts'

/** The catalogue of what follows the wizard, in one language. */
export type AfterTexts = Omit<Translated<typeof enAfter>, 'choices' | 'hints'> & Pick<Texts, 'choices' | 'hints'>

const { TextsProvider, useLocalizedTexts } = createTextsContext<AfterTexts>(
  enAfter,
  async () => (await import('./es-after')).esAfter,
)

/** Hands down the texts of what follows the wizard. They come with the first screen that needs them. */
export const AfterTextsProvider = TextsProvider

/** The texts of what follows the wizard. */
export const useAfterTexts = () => useLocalizedTexts().texts
