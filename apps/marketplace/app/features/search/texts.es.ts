import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: 'Ciudad, código postal o residencia',
  headerLabel: 'Buscar residencias',
  example: 'Denver, CO',
  submit: 'Buscar',
  title: 'Buscar residencias',
  none: (typed) => `No encontramos “${typed}”`,
  noneHint: 'Revise la ortografía o pruebe con un código postal o una ciudad cercana más grande.',
  several: (typed) => `Resultados para “${typed}”`,
  empty: 'Escriba una ciudad, un código postal o el nombre de una residencia.',
  groups: { care: 'Tipos de cuidado', place: 'Lugares', community: 'Residencias', street: 'Calles' },
  count: (count) => (count === 1 ? '1 residencia' : `${count.toLocaleString('en-US')} residencias`),
  noCommunities: 'Aquí no hay residencias. Vea las más cercanas.',
  allOf: (care) => `${care}, todos los estados`,
  careIn: (care, place) => `${care} en ${place}`,
  found: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  nothingFound: 'No hay sugerencias',
}
