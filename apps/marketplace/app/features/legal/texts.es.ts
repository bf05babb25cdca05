import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const legalTexts: Translated<typeof english.legalTexts> = {
  privacy: 'Política de privacidad',
  terms: 'Términos de uso',
  privacyInSentence: 'política de privacidad',
  termsInSentence: 'términos de uso',
  changed: (day) => `Último cambio: ${day}`,
  before: 'Lea nuestra',
  and: 'y nuestros',
}
