import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const navigationTexts: Translated<typeof english.navigationTexts> = {
  label: 'Principal',
  menu: 'Menú',
  textSize: 'Tamaño del texto',
  findCare: 'Buscar cuidado',
  costs: 'Costos',
  call: (phone) => `Llamar al ${phone}`,
}
