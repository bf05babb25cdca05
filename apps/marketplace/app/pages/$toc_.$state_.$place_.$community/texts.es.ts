import type { Translated } from '@pkg/domain'
import { awardsYear } from '@pkg/domain'
import type * as english from './texts'

export const communityTexts: Translated<typeof english.communityTexts> = {
  meta: {
    title: (name, city, state, about) => `${name}, ${city}, ${state}: ${about}`,
    about: {
      pricesAndReviews: 'precios y reseñas',
      prices: 'cuánto cuesta',
      reviews: 'reseñas',
      neither: 'qué ofrece',
    },
    description: ({ name, city, care, price, parts }) =>
      `${name}, en ${city}: ${care}${price ? `, ${price}` : ''}. Vea ${parts}.`,
    from: (price) => `desde ${price} al mes`,
    estimate: (price) => `unos ${price} al mes según nuestra estimación`,
    rooms: 'habitaciones y precios',
    amenities: 'qué incluye',
    inspections: 'inspecciones',
    reviews: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'reseña' : 'reseñas'}`,
    fee: 'cuánto nos paga',
  },
  priceBar: 'Precio',
  beforeNumber: 'Antes de que nos dé su número, le diremos quién le llamará.',
  prices: 'Lista de precios',
  pricesNote: 'Precios mensuales que dio la residencia. El costo del cuidado depende de cuánta ayuda se necesite.',
  estimateNote:
    'Esta residencia no publica sus precios. Los estimamos a partir de residencias similares de este estado. Pida precios para saber cuánto pagaría usted.',
  about: 'Acerca de esta residencia',
  amenities: 'Qué incluye',
  stay: 'Para cuánto alcanza el dinero',
  enterPlan: 'Escribir o cambiar cuánto puede gastar',
  payments: 'Quién paga',
  paymentAccepted: 'Sí',
  paymentDeclined: 'No',
  paymentUnknown: 'No lo sabemos. Pregunte a la residencia.',
  paymentOrigins: {
    medicare: (day) => `según los registros de Medicare del ${day}.`,
    state: (day) => `según la lista del estado del ${day}.`,
    community: (day) => `lo dijo su equipo el ${day}.`,
    staff: (day) => `nuestro personal lo confirmó el ${day}.`,
  },
  paymentsHelp: 'Una residencia puede limitar cuántas habitaciones cubren. Pregunte antes de contar con ello.',
  careLimits: 'Lo que no puede atender',
  careLimitsHelp: 'Lo dice el equipo de la residencia. Pregúnteles si tiene dudas.',
  careLimitNames: {
    'two-person-transfer': 'Traslados que requieren dos personas',
    wandering: 'Deambulación o salidas sin avisar',
    aggression: 'Conducta agresiva',
    insulin: 'Inyecciones de insulina',
    'wound-care': 'Heridas que requieren una enfermera',
    'feeding-tube': 'Sonda de alimentación',
    ventilator: 'Respirador',
    'night-nurse': 'Enfermera por la noche',
  },
  notOffered: 'no se ofrece',
  unknownAmenity: 'no se sabe',
  notOfferedOrUnknown: 'No se ofrece o no se sabe:',
  tour: 'Visita',
  sections: {
    label: 'En esta página',
    cost: 'Costo',
    rooms: 'Habitaciones',
    inspections: 'Inspecciones',
    reviews: 'Reseñas',
    included: 'Qué incluye',
    questions: 'Preguntas',
    location: 'Ubicación',
  },
  similarPrice: (count, all, range) =>
    count === 1
      ? `1 de estas ${all} residencias tiene un precio inicial de ${range} al mes, como esta.`
      : `${count} de estas ${all} residencias tienen un precio inicial de ${range} al mes, como esta.`,
  share: 'Compartir',
  compareThis: 'Comparar',
  nextTour: 'Próxima visita libre',
  tourOn: (day) => `Visita, próxima libre ${day}`,
  book: 'Reservar',
  feeShort: (percent) =>
    percent === 0
      ? 'Esta residencia no nos paga nada.'
      : `Esta residencia nos paga el ${percent}% del primer mes si alguien se muda.`,
  feeLink: 'Qué significa',
  reviewCount: (count, word) => `${count} ${word}`,
  license: (number, authority, asOf) => `Licencia ${number}, ${authority}, datos al ${asOf}`,
  certification: (number, authority, asOf) => `Certificación de Medicare ${number}, ${authority}, datos al ${asOf}`,
  publicRecordNote: 'Los datos de esta página vienen de registros públicos. La residencia todavía no ha agregado nada.',
  medicareRecordTitle: 'Residencia real, de los registros públicos de Medicare',
  medicareRecordNote:
    'Mostramos solo lo que Medicare publica sobre esta residencia. La residencia no ha compartido sus precios, y ninguna familia la ha reseñado aquí.',
  demoNote: 'Esta residencia, sus precios, sus reseñas y sus preguntas son inventados.',
  badges: 'Qué significan las etiquetas',
  badgeMeanings: {
    VERIFIED: 'Confirmamos con la residencia los precios de esta página.',
    'NEW CONSTRUCTION': 'El edificio abrió en los últimos 2 años.',
    'BEST OF': `Premio a las mejores residencias para personas mayores de ${awardsYear}: calificación de 8.8 o más, con las reseñas de al menos 6 personas.`,
    PLUS: 'La residencia tiene un contrato con nosotros y da los precios de todas sus habitaciones.',
  },
  mapApproximate: 'El punto muestra el código postal o la ciudad, no la dirección exacta.',
  ownPlaces: 'Vea a qué distancia está de los lugares importantes para usted',
  residents: (count, size) =>
    `Residencia ${{ small: 'pequeña', medium: 'mediana', large: 'grande' }[size] ?? size}, hasta ${count} residentes`,
  fee: {
    title: 'Cuánto nos paga esta residencia',
    you: 'Usted nos paga',
    ifMoveIn: 'Si usted se muda, la residencia nos paga',
    share: 'Porcentaje del primer mes',
    none: 'nada',
    month: (price) => `Calculado con un primer mes de ${price}.`,
    note: 'Esta comisión no cambia el precio que paga usted ni el lugar de la residencia en las listas.',
  },
  map: 'Ubicación',
  nearby: 'Similares y cercanas',
  compare: 'Comparar con esta residencia',
}
