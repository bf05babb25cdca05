import type { Translated } from '@pkg/domain'
import type * as english from './suggestion-texts'

export const suggestionTexts: Translated<typeof english.suggestionTexts> = {
  groups: { care: 'Tipos de cuidado', place: 'Lugares', community: 'Residencias', street: 'Calles' },
  count: (count) => (count === 1 ? '1 residencia' : `${count.toLocaleString('en-US')} residencias`),
  countFiltered: (count) =>
    count === 1
      ? '1 residencia con lo que escribió'
      : `${count.toLocaleString('en-US')} residencias con lo que escribió`,
  noCommunities: 'Aquí no hay residencias. Vea las más cercanas',
  near: (zip) => `Primero las más cercanas a ${zip}`,
  notSearched: (words) => `No pudimos buscar por ${words.map((word) => `“${word}”`).join(' ni ')}`,
  askEach: 'Pregunte a cada residencia.',
  allOf: (care) => `${care}, todos los estados`,
  careIn: (care, place) => `${care} en ${place}`,
}
