import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const tileTexts: Translated<typeof english.tileTexts> = {
  seeDetails: 'Ver detalles',
  seeAllPhotos: 'Ver todas las fotos',
  counter: (number, count) => `${number} / ${count}`,
  feeNone: 'No nos paga ninguna comisión',
  fee: (percent) => `Nos paga el ${percent}% del primer mes si usted se muda`,
  estimate: 'Estimación según los precios de este estado',
  takes: (payments) => `Acepta ${payments}`,
  publicRecord: 'De registros públicos, aún sin datos de la residencia',
  medicareRecord: 'Residencia real, solo con datos públicos de Medicare',
  demo: 'Residencia de demostración',
  priceUnknown: 'Pregunte el precio',
  typical: (state, low, high) => `Lo habitual en ${state}: de ${low} a ${high}`,
  miles: (miles) => `a ${miles} millas`,
  openRooms: (count) => `${count} ${count === 1 ? 'habitación libre' : 'habitaciones libres'}`,
  availability: { open: 'Hay habitaciones libres', waitlist: 'Lista de espera', full: 'Completa' },
  confirmed: 'confirmado',
  about: (price) => `Unos ${price} al mes`,
  ourEstimate: (care) => `${care}, según nuestra estimación`,
  otherCare: (startingPrice) => `${startingPrice} para otro tipo de cuidado`,
}
