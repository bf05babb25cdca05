import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const emailFieldTexts: Translated<typeof english.emailFieldTexts> = {
  didYouMean: (address) => `¿Quiso escribir ${address}?`,
}
