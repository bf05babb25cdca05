import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const guideTexts: Translated<typeof english.guideTexts> = {
  link: 'Acerca de este tipo de cuidado',
  title: (care) => `${care}: qué es`,
  labels: {
    forWhom: 'Para quién es',
    included: 'Qué incluye',
    extra: 'Qué no incluye',
    payment: 'Cómo lo pagan las familias',
  },
  costs: 'Cuánto cuesta en cada estado',
  costsOf: (state) => `Cuánto cuesta en ${state}`,
  source:
    'Son estimaciones basadas en los precios que publican las residencias de este sitio, sin el costo del cuidado. La mitad de los precios está entre las dos cantidades. Si una residencia solo publica su precio inicial, a partir de él estimamos el precio de este tipo de cuidado. No se incluyen los precios ocultos ni los estados con menos de 5 precios.',
  state: 'Estado',
  range: 'Estimación al mes',
  median: 'Mediana',
  priced: 'Residencias con precio',
  asOf: 'Precio más reciente',
  communities: (priced, all) =>
    `${priced.toLocaleString('en-US')} de ${all.toLocaleString('en-US')} ${all === 1 ? 'residencia' : 'residencias'}`,
  inState: (low, high, median) => `Estimación: ${low}–${high} al mes, con una mediana de ${median}.`,
  from: (communities, day) => `Según los precios de ${communities}. Precio más reciente: ${day}.`,
  noPrices: (state) =>
    `Menos de 5 residencias de ${state} publican un precio, así que no tenemos una estimación para el estado.`,
  everyState: 'Comparar todos los estados',
  calculator: 'Calcular su propio costo',
}
