import type { Translated } from '@pkg/domain'
import type * as english from './texts'

const number = (value: number) => value.toLocaleString('en-US')
const communities = (count: number) => (count === 1 ? 'residencia' : 'residencias')

export const filterTexts: Translated<typeof english.filterTexts> = {
  add: 'Filtros',
  all: 'Filtros',
  title: 'Filtros',
  match: (total, known) =>
    `${number(total)} de ${number(known)} ${communities(known)} ${total === 1 ? 'coincide' : 'coinciden'}`,
  remove: 'Quitar filtro:',
  save: 'Guardar esta búsqueda',
  clear: 'Quitar todos los filtros',
  show: (total) => `Mostrar ${number(total)} ${communities(total)}`,
  apply: 'Mostrar resultados',
  noneLeft: 'Ninguna residencia coincide',
  failed: 'No pudimos actualizar el número de residencias. Aun así puede ver los resultados.',
  withCount: (label, count) => `${label} (${number(count)})`,
  counted: (count) => `, ${number(count)} ${communities(count)}`,
  care: 'Tipo de cuidado',
  anyCare: 'Cualquier tipo de cuidado',
  startingPrice: 'Precio inicial al mes',
  carePrice: (care) => `Precio al mes para ${care}`,
  priceHint: 'No se incluyen las residencias que no publican sus precios.',
  anyPrice: 'Cualquier precio',
  upTo: (amount) => `Hasta ${amount}`,
  upToInside: (amount) => `hasta ${amount}`,
  atLeast: (amount) => `${amount} o más`,
  startingPriceOf: (price) => `Precio inicial ${price}`,
  priceOfCare: (care, price) => `${care} ${price}`,
  priceOfThisCare: (price) => `${price} para este cuidado`,
  size: 'Tamaño',
  anySize: 'Cualquier tamaño',
  sizes: {
    small: 'Pequeña, hasta 20 residentes',
    medium: 'Mediana, de 20 a 50',
    large: 'Grande, 50 o más',
  },
  rating: 'Calificación',
  anyRating: 'Cualquier calificación',
  rated: (rating) => `Calificación de ${rating} o más`,
  only: 'Disponibilidad, precios y comisiones',
  onlyLabels: {
    'open-rooms': 'Con una habitación libre ahora',
    'recent-prices': 'Precio confirmado en los últimos 90 días',
    'no-referral-fee': 'No nos paga ninguna comisión',
  },
  onlyHint: 'Una habitación cuenta como libre durante 10 días desde que la residencia o nuestro personal lo confirmó.',
  without: (label) => `No se ofrece o no se sabe: ${label}`,
  within: (miles) => `A menos de ${miles} millas`,
  address: (text) => `Dirección: ${text}`,
  named: (text) => `Nombre: ${text}`,
  county: (text) => `Condado: ${text}`,
  chosen: 'Residencias elegidas',
  status: 'Estado de la ficha',
  sort: 'Ordenar:',
  sortedByCare: {
    price: (care) => `Primero va el precio más bajo para ${care}. Las residencias sin precio van al final.`,
    '-price': (care) => `Primero va el precio más alto para ${care}. Las residencias sin precio van al final.`,
  },
  noMatches: {
    title: 'Ninguna residencia coincide con sus filtros',
    oneChange: 'Basta con un cambio:',
    show: (count) => `Mostrar ${number(count)}`,
    outside: 'Casi coinciden con sus filtros',
  },
}
