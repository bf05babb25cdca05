import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const questionsTexts: Translated<typeof english.questionsTexts> = {
  title: 'Preguntas de las familias',
  none: 'Todavía no hay preguntas',
  noneDetail: 'Haga una pregunta. La mostraremos aquí cuando tenga respuesta.',
  unavailable: 'No podemos mostrar las preguntas en este momento. Inténtelo de nuevo en unos minutos.',
  ask: 'Hacer una pregunta',
  showMore: (count) => (count === 1 ? 'Mostrar 1 pregunta más' : `Mostrar ${count} preguntas más`),
  asked: (author, day) => `Pregunta de ${author}, ${day}`,
  answeredBy: {
    staff: (_community, day) => `Respuesta de nuestro personal, ${day}`,
    community: (community, day) => `Respuesta del equipo de ${community}, ${day}`,
  },
  form: {
    title: (community) => `Haga una pregunta sobre ${community}`,
    lead: 'Nuestro personal y el equipo de la residencia leerán su pregunta. Cualquiera de los dos puede responderla.',
    published:
      'Cuando su pregunta tenga respuesta, todos podrán leer las dos en la página de la residencia, con el nombre de usted y la inicial de su apellido. Si su cuenta tiene un correo electrónico, le enviaremos la respuesta o el motivo por el que no publicamos su pregunta.',
    text: 'Su pregunta',
    textHint:
      'No mencione a residentes ni a personas que trabajan en la residencia, y no incluya datos de salud ni de contacto.',
    submit: 'Enviar pregunta',
    errors: {
      text: 'Escriba su pregunta.',
      tooLong: (max) => `Use ${max.toLocaleString('en-US')} caracteres o menos.`,
      managed: 'Usted administra esta residencia, así que no puede preguntar sobre ella.',
    },
  },
  own: {
    title: (community) => `Su pregunta sobre ${community}`,
    status: {
      pending: 'Su pregunta espera una respuesta',
      published: 'Su pregunta tiene respuesta',
      removed: 'No mostramos su pregunta',
    },
    unanswered: 'En este momento su pregunta no tiene respuesta',
    detail: {
      pending:
        'Nuestro personal y el equipo de la residencia pueden leer su pregunta. Esta página mostrará la respuesta.',
      published: 'Todos pueden leer su pregunta y la respuesta en la página de la residencia.',
      removed: 'Solo usted y nuestro personal pueden leer su pregunta y este motivo. Puede hacer otra pregunta.',
    },
    unansweredDetail: 'La página de la residencia no mostrará su pregunta hasta que alguien la responda.',
    reason: (reason) => `Motivo: ${reason}`,
    missing: 'No podemos mostrar esta pregunta aquí',
    missingDetail: 'Puede que la pregunta pertenezca a otra cuenta.',
    see: 'Ver todas las preguntas',
  },
}
