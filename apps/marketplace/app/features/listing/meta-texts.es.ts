import type { Translated } from '@pkg/domain'
import type * as english from './meta-texts'

export const metaTexts: Translated<typeof english.metaTexts> = {
  pageOf: (page) => `, página ${page}`,
  description: (care, place, count) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'residencia' : 'residencias'}: ${care}${place ? ` en ${place}` : ''}. Compare precios mensuales y estimaciones, reseñas y lo que cada una nos paga. Nuestros asesores locales ayudan gratis.`,
}
