import type { Translated } from '@pkg/domain'
import type * as english from './meta-texts'

export const metaTexts: Translated<typeof english.metaTexts> = {
  titleOf: (names) => `Comparar ${names.join(', ')}`,
  description: 'Compare precios, cuidado, calificaciones y habitaciones de residencias para personas mayores.',
}
