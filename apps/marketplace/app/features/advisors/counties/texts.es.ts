import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const countiesTexts: Translated<typeof english.countiesTexts> = {
  label: 'Mapa de los condados donde trabajan nuestros asesores. La lista de abajo dice lo mismo.',
  legend: ['El asesor que usted señala', 'Condados con un asesor', 'Un asesor trabaja en todo el estado'],
  list: 'Lista de condados',
  whole: 'Todo el estado:',
}
