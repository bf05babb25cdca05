import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const questionsTexts: Translated<typeof english.questionsTexts> = {
  title: 'Preguntas de las familias',
  none: 'Todavía no hay preguntas',
  noneDetail: 'Haga una pregunta. La mostraremos aquí cuando tenga respuesta.',
  unavailable: 'No podemos mostrar las preguntas en este momento. Inténtelo de nuevo en unos minutos.',
  ask: 'Hacer una pregunta',
  askSeveral: 'Preguntar a un máximo de 3 residencias',
  showMore: (count) => (count === 1 ? 'Mostrar 1 pregunta más' : `Mostrar ${count} preguntas más`),
  asked: (author, day) => `Pregunta de ${author}, ${day}`,
  askedWithoutName: (day) => `Pregunta de una familia que compara residencias, ${day}`,
  overdue: (day) => `Sin respuesta después de 5 días (enviada el ${day})`,
  answeredBy: {
    staff: (_community, day) => `Respuesta de nuestro personal, ${day}`,
    community: (community, day) => `Respuesta del equipo de ${community}, ${day}`,
  },
}
