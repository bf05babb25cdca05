import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const searchPageTexts: Translated<typeof english.searchPageTexts> = {
  several: (typed) => `Resultados para “${typed}”`,
  which: (typed) => `¿Qué “${typed}” busca?`,
  none: (typed) => `No encontramos “${typed}”`,
  noneHint: 'Revise la ortografía o pruebe con un código postal o una ciudad cercana más grande.',
  invitation:
    'Busque con sus propias palabras. Escriba un lugar y, si quiere, un tipo de cuidado, un precio o quién paga, como Medicaid.',
  examples: 'Por ejemplo',
  phrases: [
    'cuidado de la memoria en Tampa por menos de $6,000',
    'hogares de ancianos en Dallas que aceptan Medicaid',
    'vida asistida en Miami con mascotas',
  ],
  empty: 'Escriba una ciudad, un código postal o el nombre de una residencia.',
  where: '¿Dónde buscamos?',
  whereLabel: 'Ciudad o código postal',
  whereLead: (care) => `Allí le mostraremos ${care}.`,
  showThere: 'Ver residencias',
  useLocation: 'Usar mi ubicación',
  locating: 'Buscando su ubicación…',
  noLocation: 'Su dispositivo no compartió su ubicación. Escriba una ciudad o un código postal.',
  everywhere: (care) => `Ver ${care} en todos los estados`,
}
