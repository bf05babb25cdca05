import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const listingTexts: Translated<typeof english.listingTexts> = {
  title: (care, place) => (place ? `${care} en ${place}` : `${care} en Estados Unidos`),
  pageOf: (page) => `, página ${page}`,
  description: (care, place, count) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'residencia' : 'residencias'}: ${care}${place ? ` en ${place}` : ''}. Compare precios mensuales y estimaciones, reseñas y lo que cada una nos paga. Nuestros asesores locales ayudan gratis.`,
  showing: (first, last, total) => `Se muestran ${first}–${last} de ${total} residencias.`,
  bestReviewedFirst: 'Primero las mejores reseñas: una calificación con pocas reseñas cuenta menos.',
  onlyOne: 'Se muestra la única residencia que tenemos aquí.',
  onlyMatch: 'Se muestra la única residencia que coincide.',
  paying: (paying, total) =>
    `${paying.toLocaleString('en-US')} de estas ${total} residencias ${paying === 1 ? 'nos paga' : 'nos pagan'} si usted se muda. Eso nunca cambia el orden de esta lista.`,
  none: 'Ninguna residencia coincide con sus filtros',
  noneHere: (place) => `Todavía no tenemos ninguna residencia en ${place}`,
  noneHint: 'Quite un filtro o busque en una zona más grande.',
  noneHereHint: 'Vea abajo las residencias más cercanas.',
  nearby: (place) => `A menos de 20 millas de ${place}`,
  nearest: (place) => `Las más cercanas a ${place}`,
  sorts: {
    recommended: 'Mejores reseñas',
    price: 'Precio: de menor a mayor',
    '-price': 'Precio: de mayor a menor',
    score: 'Calificación: de menor a mayor',
    '-score': 'Calificación: de mayor a menor',
    name: 'Nombre',
    distance: 'Distancia',
  },
  sortExplained: {
    recommended:
      'Primero van las residencias con mejores reseñas. Una calificación con pocas reseñas cuenta menos. También cuentan un poco los precios que da la residencia, las fotos y nuestra verificación.',
    price: 'Primero va el precio inicial más bajo. Las residencias sin precio van al final.',
    '-price': 'Primero va el precio inicial más alto. Las residencias sin precio van al final.',
    score: 'Primero va la calificación más baja. Las residencias sin calificación van al final.',
    '-score': 'Primero va la calificación más alta. Las residencias sin calificación van al final.',
    name: 'Por orden alfabético.',
    distance: 'Primero van las más cercanas, en línea recta.',
  },
  states: 'Por estado',
  countiesOf: (place) => `Condados de ${place}`,
  county: 'Condado',
  communities: (count) => (count === 1 ? 'residencia' : 'residencias'),
  citiesOf: (place) => `Ciudades de ${place}`,
  citiesAround: (place) => `Cerca de ${place}`,
  otherCare: (place) => `Otros tipos de cuidado en ${place}`,
  all: (count) => `Ver todo (${count})`,
  views: 'Cómo ver esta lista',
  map: 'Mapa',
  list: 'Lista',
  filters: 'Filtros',
  you: 'Usted',
  applied: 'aplicados',
}
