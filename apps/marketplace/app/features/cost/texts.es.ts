import type { Translated } from '@pkg/domain'
import type { WizardAnswers } from '@pkg/domain'
import type * as english from './texts'

type Person = WizardAnswers['lookingFor']

/** The people a cost is for, after “para”. */
const people: Record<NonNullable<Person>, string> = {
  Myself: 'usted',
  'Self + Partner': 'ustedes dos',
  Mother: 'su madre',
  Father: 'su padre',
  Parents: 'sus padres',
  'Someone else': 'esa persona',
}

const personOf = (person: Person) => (person ? people[person] : undefined)

export const costTexts: Translated<typeof english.costTexts> = {
  title: (person) => (person ? `Cuánto costaría para ${personOf(person)}` : 'Cuánto costaría'),
  allIn: (person) => (person ? `Costo total más probable para ${personOf(person)}` : 'Costo total más probable'),
  beforeCare: (person) =>
    person ? `Para ${personOf(person)}, sin el costo del cuidado` : 'Lo más probable, sin el costo del cuidado',
  lowest: 'Precio más bajo',
  typicalIn: (place) => `Precio habitual en ${place}`,
  perMonth: 'al mes',
  short: {
    allIn: 'al mes, en total',
    estimate: 'total estimado',
    beforeCare: 'sin el costo del cuidado',
    typical: 'habitual en la zona',
    lowest: 'precio más bajo',
    startingEstimate: 'nuestra estimación',
  },
  seeLikely: 'Vea abajo el costo probable.',
  careEstimate: (place) => `Incluye nuestra estimación del costo del cuidado, según otras residencias de ${place}`,
  care: 'Ayuda diaria',
  careLevels: {
    'no-care': 'Ninguna ayuda',
    'light-care': 'Algo de ayuda',
    'heavy-care': 'Mucha ayuda',
    'memory-care': 'Cuidado de la memoria',
  },
  atHome: 'Comparar con un mes en casa',
  room: 'Habitación',
  anyRoom: 'Cualquier habitación',
  people: 'Quién se muda',
  onePerson: 'Una persona',
  twoPeople: 'Dos personas',
  update: 'Actualizar',
  low: 'Mínimo',
  likely: 'Probable',
  typical: 'Habitual',
  high: 'Máximo',
  range: 'Costo mensual',
  area: (community, count, place) =>
    `${community} no publica sus precios. La mitad de las ${count} residencias de ${place} que publican un precio para este cuidado cobra una cantidad dentro de este rango.`,
  parts: {
    rent: 'Habitación y comidas',
    care: 'Cuidado',
    secondPerson: 'Segunda persona',
    communityFee: 'Pago inicial de la residencia, una sola vez',
  },
  sources: {
    community: () => 'De la residencia',
    estimate: () => 'Nuestra estimación',
    area: (place) => `Estimación según otras residencias de ${place}`,
  },
  notStated: 'Sin precio',
  ask: 'Pregúntelo cuando pida precios',
  old: (days) => `hace más de ${days} días`,
  total: 'Al mes, lo más probable',
  typicalTotal: 'Al mes, lo habitual',
  totalBeforeCare: 'Al mes, lo más probable, sin el costo del cuidado',
  increases: 'Qué haría subir el costo',
  increase: {
    room: (room) => `Con otra habitación: ${room.charAt(0).toLowerCase()}${room.slice(1)}`,
    secondPerson: () => 'Una segunda persona',
    memoryCare: () => 'Cuidado de la memoria',
  },
  plus: (amount) => `+${amount}`,
  method: 'Cómo lo calculamos',
  methodText:
    'El mínimo es el precio de la habitación más barata para este cuidado, y el máximo, el de la más cara. El costo probable es el precio del medio: al menos la mitad de las habitaciones cuesta eso o menos. Si elige una habitación, es el precio de esa. Sumamos lo que la residencia cobra por el cuidado y por una segunda persona, si lo dice. Si no dice cuánto cobra por el cuidado, sumamos una estimación: lo que cobra por él la mitad central de las residencias de su condado o estado. Las estimaciones van de un 10% menos a un 10% más.',
  unknown:
    'Esta residencia no publica sus precios, y muy pocas residencias cercanas publican los suyos. Pida precios para saber cuánto pagaría usted.',
  from: 'Precio inicial',
}
