import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const aroundTexts: Translated<typeof english.aroundTexts> = {
  around: (miles, features) =>
    `Mapa de ${miles} millas a la redonda, de lo más cercano a lo más lejano: ${features.join('; ')}`,
  away: (feature, miles) => `${feature}, a ${miles} millas`,
  caption: (miles) => (miles === 4 ? 'Cuatro millas a la redonda' : 'Ocho millas a la redonda'),
  kinds: {
    interstate: (number) => `Interestatal ${number}`,
    usHighway: (number) => `Ruta federal ${number}`,
    stateHighway: (number) => `Ruta estatal ${number}`,
    river: (name) => (name ? `el río ${name}` : 'un río'),
    namedWater: (name) => `el ${name}`,
    lake: (name) => name ?? 'un lago',
  },
}
