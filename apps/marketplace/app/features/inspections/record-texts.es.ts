import type { Severity, Translated } from '@pkg/domain'
import type * as english from './record-texts'

export const recordTexts: Translated<typeof english.recordTexts> = {
  intro: (name) =>
    `${name} es una residencia de verdad. Aquí está lo que Medicare publica sobre ella. No agregamos ninguna calificación nuestra.`,
  source: (authority, asOf) => `Fuente: ${authority}, datos al ${asOf}`,
  hoursSource: (authority, from, until) => `Fuente: ${authority}, horas del ${from} al ${until}`,

  staff: 'Enfermeras entre semana y los fines de semana',
  weekends: (residents) =>
    `Los fines de semana: más o menos una enfermera o auxiliar por cada ${residents} residentes, en promedio de día y de noche.`,
  weekdays: (residents) => `Entre semana: una por cada ${residents}.`,
  weekdaysAlike: 'Entre semana: más o menos lo mismo.',
  allDays: (residents) =>
    `Todos los días de la semana: más o menos una enfermera o auxiliar por cada ${residents} residentes, en promedio de día y de noche.`,
  nightsFewer: 'De noche suele haber menos que el promedio.',
  weekendNurses: (residents) =>
    `Los fines de semana: más o menos una enfermera registrada por cada ${residents} residentes, en promedio de día y de noche.`,
  fewWeekendNurses: 'Los fines de semana: menos de una enfermera registrada a la vez, en promedio de día y de noche.',
  noWeekendNurses: 'Los fines de semana: el registro no muestra horas de enfermeras registradas.',
  aides: (residents) =>
    `Una auxiliar por cada ${residents} residentes, en promedio. Las auxiliares ayudan a bañarse, vestirse y comer.`,
  computed: (weekend, residents) =>
    `Cómo lo calculamos: los fines de semana, enfermeras y auxiliares trabajan ${weekend} horas al día por cada residente. Un día tiene 24 horas, y 24 entre ${weekend} es más o menos ${residents}.`,
  computedWeekdays: (weekday) =>
    `Medicare publica las horas de todos los días y las de los fines de semana. Con ambas calculamos ${weekday} horas entre semana.`,
  computedAllDays: (hours) =>
    `Cómo lo calculamos: enfermeras y auxiliares trabajan ${hours} horas al día por cada residente, y un día tiene 24 horas.`,
  weekdaysUncounted:
    'No podemos comparar con los días entre semana: en este registro, las horas de todos los días y las de los fines de semana se cuentan de maneras distintas.',
  hours: (hours) => `${hours} horas`,
  here: 'Esta residencia, los fines de semana',
  county: (homes) => `Este condado: la mediana de ${homes} residencias`,
  state: (state, homes) => `${state}: la mediana de ${homes} residencias`,
  middle: 'La mitad de las residencias llega a la mediana o la supera. Contamos las que tenemos en los registros.',

  turnover: 'Personal que se fue',
  left: (percent) => `En un año se fue el ${percent} de las enfermeras y auxiliares.`,
  nursesLeft: (percent) => `De las enfermeras registradas se fue el ${percent}.`,
  turnoverMiddle: (state, percent, homes) => `En ${state}, la mediana de ${homes} residencias es del ${percent}.`,
  administrators: (count) =>
    count === 0
      ? 'En un año no se fue ningún administrador. El administrador dirige la residencia.'
      : count === 1
        ? 'En un año se fue 1 administrador. El administrador dirige la residencia.'
        : `En un año se fueron ${count} administradores. El administrador dirige la residencia.`,
  turnoverMeaning: 'Cuando se van muchas personas, a menudo ayuda a los residentes alguien que todavía no los conoce.',

  penalties: 'Multas y sanciones',
  fines: (count, years, total) =>
    count === 0
      ? `Ninguna multa en los ${years} años de este registro.`
      : `${count} ${count === 1 ? 'multa' : 'multas'} en ${years} años, ${total} en total.`,
  denials: (count) =>
    `${count === 1 ? 'Una vez' : `${count} veces`}, Medicare dejó de pagar por nuevos residentes hasta que se corrigieron los problemas.`,
  fine: 'Multa',
  denial: 'Sin pagos por nuevos residentes',
  stopped: 'Sin monto',

  owner: 'Dueño',
  ownerChanged: (day) => `La residencia cambió de dueño el ${day}.`,
  ownerUnnamed: 'Este registro no menciona ningún cambio de dueño. Eso no quiere decir que no lo hubo.',

  deficiencies: 'Lo que encontraron los inspectores',
  counted: (count, years) =>
    count === 0
      ? `Ninguna deficiencia en los ${years} años de este registro.`
      : `${count} ${count === 1 ? 'deficiencia' : 'deficiencias'} en ${years} años. Una deficiencia es una regla que la residencia no cumplía, según los inspectores.`,
  harmed: (count) =>
    count === 1 ? '1 de ellas hizo daño a residentes.' : `${count} de ellas hicieron daño a residentes.`,
  endangered: (count) =>
    count === 1
      ? '1 de ellas puso a residentes en peligro inmediato.'
      : `${count} de ellas pusieron a residentes en peligro inmediato.`,
  regular: 'Inspección regular',
  complaint: 'Inspección por una queja',
  about: (inspection, category) => `${inspection}. ${category}`,
  category: (name) => categories[name] ?? name.replace(/ Deficiencies$/, ''),
  corrected: (day) => `Corregida el ${day}, según el registro.`,
  correctedUndated: 'Corregida, según el registro.',
  uncorrected: 'Este registro no dice que se haya corregido.',
  severity: (letter, { harm, scope }) => `Gravedad ${letter}: ${harms[harm]} ${scopes[scope]}`,
  listed: (count) => `La lista tiene las ${count} más recientes. Las frases en inglés son de la agencia.`,

  missing: {
    aides: 'Medicare no publica cuántas auxiliares trabajan los fines de semana ni de noche.',
    staffRecord: 'No tenemos el registro de Medicare sobre el personal de esta residencia.',
    staff: 'El registro no tiene las horas de las enfermeras de esta residencia.',
    turnover: 'El registro no dice cuánto personal se fue.',
    administrators: 'El registro no dice si se fueron administradores.',
    owner: 'El registro no nombra al dueño.',
    deficiencies:
      'No tenemos las frases de la agencia sobre esta residencia. A su lista le faltan estados enteros, así que esto no quiere decir que los inspectores no encontraran nada.',
    fines: 'El registro deja en blanco las multas.',
    enforcement: 'Al registro que tenemos le faltan las multas y los cambios de dueño de esta residencia.',
  },
  unpublished: 'Lo que no dice ningún registro público',
  unpublishedStaff: (state) =>
    `No tenemos ningún registro público de horas de trabajo ni de cambios de personal para este tipo de residencia en ${state}. Medicare solo los publica para residencias con enfermería.`,
  unpublishedDemo:
    'Una residencia inventada no tiene registros públicos. En una visita de verdad, estas preguntas ayudan.',
  unpublishedReport: 'No tenemos lo que escribieron los inspectores del estado.',
  unpublishedOwner: 'No tenemos ningún registro público de cambios de dueño.',
}

const harms: Record<Severity['harm'], string> = {
  minimal: 'nadie sufrió daño, y el posible daño era menor.',
  potential: 'nadie sufrió daño, pero alguien podía haberlo sufrido.',
  actual: 'un residente sufrió daño.',
  jeopardy: 'había residentes en peligro inmediato de daño grave.',
}

const scopes: Record<Severity['scope'], string> = {
  isolated: 'Afectó a uno o a pocos residentes.',
  pattern: 'Ocurrió varias veces.',
  widespread: 'Afectó a gran parte de la residencia.',
}

/** What deficiencies are about, by the agency’s names. */
const categories: Readonly<Record<string, string>> = {
  'Administration Deficiencies': 'Administración',
  'Environmental Deficiencies': 'Instalaciones',
  'Freedom from Abuse, Neglect, and Exploitation Deficiencies':
    'Protección contra el abuso, la negligencia y la explotación',
  'Infection Control Deficiencies': 'Control de infecciones',
  'Nursing and Physician Services Deficiencies': 'Servicios de enfermería y médicos',
  'Nutrition and Dietary Deficiencies': 'Nutrición y dieta',
  'Pharmacy Service Deficiencies': 'Farmacia y medicamentos',
  'Quality of Life and Care Deficiencies': 'Calidad de vida y de cuidado',
  'Resident Assessment and Care Planning Deficiencies': 'Evaluación de residentes y planes de cuidado',
  'Resident Rights Deficiencies': 'Derechos de los residentes',
}
