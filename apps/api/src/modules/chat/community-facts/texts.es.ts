import {
  type AmenityFlag,
  amenityLabel,
  careNameInSentence,
  formatMoney,
  formatScore,
  paymentLabel,
  type PaymentOrigin,
  type RoomType,
  tourText,
  type Translated,
} from '@pkg/domain'
import { spanishNameInSentence, spanishNames } from '@pkg/domain/spanish-names'
import type { factTexts as english } from './texts'

const list = new Intl.ListFormat('es-US', { type: 'conjunction' })
const dayFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayText = (day: string) => dayFormat.format(Date.parse(`${day}T00:00:00Z`))
const spanishName = (name: string) => spanishNames[name] ?? name
const labelOf = (flag: AmenityFlag) => `“${spanishName(amenityLabel(flag))}”`

const roomNames: Record<RoomType, string> = {
  studio: 'estudio',
  studioWithAlcove: 'estudio con alcoba',
  oneBedroom: 'apartamento de un dormitorio',
  oneBedroomWithAlcove: 'apartamento de un dormitorio con alcoba',
  twoBedroom: 'apartamento de dos dormitorios',
  threeBedroom: 'apartamento de tres dormitorios',
  privateCottage: 'casita privada',
  privateRoom: 'habitación privada',
  sharedBedroom: 'habitación compartida',
  additionalService: 'cuota de cuidado',
  secondPerson: 'segunda persona',
  communityFee: 'pago inicial de la residencia',
  unknown: 'habitación',
  ccrcEntryFees: 'cuota de ingreso',
}

const paymentOrigins: Record<PaymentOrigin, string> = {
  medicare: 'Los registros de Medicare dicen',
  state: 'La lista del estado dice',
  community: 'Su equipo dice',
  staff: 'Nuestro personal confirmó',
}

const sizes = { small: 'pequeña', medium: 'mediana', large: 'grande' } as const

/** The sentences in which the chat states what a community’s record says, in Spanish. [FIND-015] */
export const factTexts: Translated<typeof english> = {
  care: (slug) => spanishNameInSentence(careNameInSentence(slug)),
  rooms: roomNames,
  sections: {
    cost: 'Costo',
    rooms: 'Habitaciones',
    inspections: 'Inspecciones',
    reviews: 'Reseñas',
    included: 'Qué incluye',
    questions: 'Preguntas',
    about: 'Acerca de esta residencia',
    location: 'Ubicación',
    care: 'Tipos de cuidado',
    tour: 'Visitas',
    fee: 'Cuánto nos paga esta residencia',
  },
  startsAt: (name, price) => `En ${name}, los precios empiezan en ${formatMoney(price)} al mes.`,
  estimated: (name, price) =>
    `${name} no ha publicado sus precios. Según los precios de residencias parecidas de este estado, calculamos unos ${formatMoney(price)} al mes.`,
  careStartsAt: (care, price, isEstimate) =>
    isEstimate
      ? `${capitalize(care)}: unos ${formatMoney(price)} al mes, según nuestra estimación.`
      : `${capitalize(care)}: desde ${formatMoney(price)} al mes.`,
  roomStartsAt: (room, prices) =>
    `El alquiler (${room}) empieza en ${list.format(prices.map(({ care, price }) => `${formatMoney(price)} al mes con ${care}`))}.`,
  careMayAdd: 'El cuidado puede costar más, según cuánta ayuda se necesite.',
  communityFee: (price) => `El pago inicial de la residencia es de ${formatMoney(price)} y se hace una sola vez.`,
  entranceFee: (price) => `La cuota de ingreso empieza en ${formatMoney(price)} y se paga una sola vez.`,
  secondPerson: (price) => `Por una segunda persona en la misma habitación se pagan ${formatMoney(price)} más al mes.`,
  careFee: (price) => `La cuota de cuidado empieza en ${formatMoney(price)} al mes.`,
  noFee: (name) => `Usted no nos paga nada, y ${name} no nos paga ninguna comisión.`,
  fee: (name, percent) =>
    `Usted no nos paga nada. Si usted se muda, ${name} nos paga el ${percent}% del primer mes. Esa comisión no cambia el precio que usted paga ni el lugar de esta residencia en nuestras listas.`,
  roomStatus: {
    open: (room, count) => `${room} (${count ? `${count} disponible${count === 1 ? '' : 's'}` : 'disponible'})`,
    waitlist: (room) => `${room} (lista de espera)`,
    full: (room) => `${room} (sin disponibilidad)`,
  },
  roomsAsOf: (rooms, day) => `Datos al ${dayText(day)}: ${rooms.join(', ')}.`,
  roomsOutdated: (day) =>
    `No sabemos qué habitaciones están libres. La residencia confirmó sus habitaciones por última vez el ${dayText(day)}.`,
  has: (flags) =>
    `Sí. ${list.format(flags.map(labelOf))} ${flags.length === 1 ? 'figura' : 'figuran'} en la página de la residencia.`,
  hasNot: (flags) => `No. Según la página de la residencia, esto no se ofrece: ${list.format(flags.map(labelOf))}.`,
  address: (name, address) => `${name} está en ${address}.`,
  approximateAddress: 'Nuestro mapa muestra el código postal o la ciudad, no la dirección exacta.',
  capacity: (name, residents, size) => `${name} es una residencia ${sizes[size]}, con hasta ${residents} residentes.`,
  rated: (name, score, reviews) =>
    `${name} tiene una calificación de ${formatScore(score)} de 10, con ${reviews.toLocaleString('es-US')} ${reviews === 1 ? 'reseña' : 'reseñas'}.`,
  fewReviews: (name, reviews) =>
    `${name} tiene ${reviews} ${reviews === 1 ? 'reseña' : 'reseñas'} en este sitio, muy pocas para una calificación.`,
  notRated: (name) => `${name} todavía no tiene reseñas en este sitio.`,
  tours: (name, tour) =>
    `Puede reservar una visita en la página de ${name}. El próximo horario disponible es el ${tourText(tour, 'es')}.`,
  noTours: (name) => `En este momento no hay horarios disponibles para visitas en la página de ${name}.`,
  inspected: (authority, findings) =>
    `El registro de inspección de ${authority} dice: ${findings.join(', ')}. No dice qué pasó ni si se corrigió.`,
  findings: {
    deficiencies: (count) => `${count} ${count === 1 ? 'deficiencia' : 'deficiencias'}`,
    complaints: (count) => `${count} ${count === 1 ? 'queja' : 'quejas'}`,
    fines: (count) => `${count} ${count === 1 ? 'multa' : 'multas'}`,
  },
  payment: (name, source, isAccepted, origin) =>
    `${isAccepted ? 'Sí' : 'No'}. ${paymentOrigins[origin]} que ${name} ${isAccepted ? 'acepta' : 'no acepta'} ${spanishName(paymentLabel(source))}. Pregunte antes de contar con ello.`,
  found: (count, years, harmful) =>
    count === 0
      ? `El registro de Medicare no menciona ninguna deficiencia en ${years} años.`
      : `El registro de Medicare menciona ${count} ${count === 1 ? 'deficiencia' : 'deficiencias'} en ${years} años${harmful > 0 ? `, y ${harmful} de ellas ${harmful === 1 ? 'hizo' : 'hicieron'} daño a residentes` : ''}.`,
  fined: (count, total) =>
    count === 0
      ? 'No menciona ninguna multa.'
      : `Menciona ${count} ${count === 1 ? 'multa' : 'multas'}, ${formatMoney(total)} en total.`,
  newestDeficiency: (day) => `La más reciente que tenemos se encontró el ${dayText(day)}.`,
  staffOnWeekends: (weekends, weekdays) =>
    weekdays === undefined
      ? `Los fines de semana hay más o menos una enfermera o auxiliar por cada ${weekends} residentes.`
      : `Los fines de semana hay más o menos una enfermera o auxiliar por cada ${weekends} residentes, y entre semana una por cada ${weekdays}.`,
  staffAllDays: (residents) =>
    `Hay más o menos una enfermera o auxiliar por cada ${residents} residentes, todos los días de la semana.`,
  staffAveraged: 'Lo calculamos con las horas que publica Medicare, en promedio de día y de noche.',
  noStaffHours:
    'No tenemos ningún registro público de las horas del personal de esta residencia. En su visita, pregunte cuántas personas cuidan un domingo y de noche, y a cuántos residentes.',
  turnover: (percent) =>
    `En un año se fue el ${percent}% de las enfermeras y auxiliares, según el registro de Medicare.`,
  administratorsLeft: (count) =>
    count === 0
      ? 'En ese tiempo no se fue ningún administrador.'
      : count === 1
        ? 'En ese tiempo se fue 1 administrador.'
        : `En ese tiempo se fueron ${count} administradores.`,
  noTurnover:
    'No tenemos ningún registro público de cuánto personal se fue. En su visita, pregunte cuántos se fueron en el último año.',
  ownerChanged: (day) => `Cambió de dueño el ${dayText(day)}, según el registro de Medicare.`,
  ownerUnnamed: 'El registro de Medicare no menciona ningún cambio de dueño. Eso no quiere decir que no lo hubo.',
  medicareStars: (stars) => `La calificación general de Medicare para esta residencia es de ${stars} de 5 estrellas.`,
  noInspections:
    'No tenemos resultados de inspecciones de esta residencia. Cuando la visite, pida ver el último informe de inspección del estado.',
  demoInspections: 'Esta residencia es inventada, así que no tiene registros de inspección.',
  offers: (name, care) => `Cuidado que ofrece ${name}: ${list.format(care)}.`,
  offersNot: (care) => `La página de la residencia no menciona ${care.join(' ni ')}.`,
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
