import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const countryTexts: Translated<typeof english.countryTexts> = {
  label: 'Mapa de los estados por precio',
  state: (name, price) => `${name}, precio mediano de ${price} al mes`,
  mark: (count, lowest) => `${count} residencias${lowest && `, desde ${lowest} al mes`}`,
  title: 'Encuentre su estado',
  note: (care) => `Precio mediano al mes de ${care}, del más bajo al más alto.`,
  more: 'Más estados',
  noPrice: 'Sin precio',
  legend: 'Precio mediano al mes',
  under: (price) => `Menos de ${price}`,
  between: (from, to) => `De ${from} a ${to}`,
  over: (price) => `${price} o más`,
}
