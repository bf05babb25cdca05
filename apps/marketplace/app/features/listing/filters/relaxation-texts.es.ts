import type { Translated } from '@pkg/domain'
import type * as english from './relaxation-texts'

const number = (value: number) => value.toLocaleString('en-US')

export const relaxationTexts: Translated<typeof english.relaxationTexts> = {
  withoutOne: (label) => `Quitar “${label}”`,
  anyCare: 'Ver todos los tipos de cuidado',
  anyArea: 'Buscar fuera de la zona del mapa',
  instead: (wide, narrow) => `${wide} en lugar de ${narrow.charAt(0).toLowerCase()}${narrow.slice(1)}`,
  miles: (miles) => `A menos de ${miles} millas`,
  wholeState: (state) => `Buscar en todo ${state}`,
  wholeCountry: 'Buscar en todo el país',
  over: (amount) => `${amount} por encima de su límite`,
  noPrice: 'Precio no disponible',
  from: (amount) => `Desde ${amount} al mes`,
  milesAway: (miles) => `a ${miles} millas`,
  notListed: (label) => `Sin datos: ${label}`,
  noRoom: 'Ninguna habitación libre confirmada en los últimos 10 días',
  noRecentPrice: 'Precio sin confirmar en los últimos 90 días',
  fewerNurses: 'Horas de enfermeras en fin de semana: menos o desconocidas',
  paysFee: (percent) => `Nos paga el ${percent}% del primer mes si usted se muda`,
  rated: (score) => `Calificación de ${score}`,
  residents: (count) => `Hasta ${number(count)} ${count === 1 ? 'residente' : 'residentes'}`,
  unknownSize: 'Tamaño desconocido',
  otherCare: (care) => `Ofrece ${care}`,
  inPlace: (place) => `En ${place}`,
}
