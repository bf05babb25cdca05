import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const searchTexts: Translated<typeof english.searchTexts> = {
  label: 'Ciudad, código postal o residencia',
  headerLabel: 'Buscar residencias',
  example: 'Denver, CO',
  submit: 'Buscar',
  title: 'Buscar residencias',
  found: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  nothingFound: 'No hay sugerencias',
}
