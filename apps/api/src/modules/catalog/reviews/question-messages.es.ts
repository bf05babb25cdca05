import { greeting } from '@pkg/domain'
import type { MessageBlock } from '../../messaging'
import type * as english from './question-messages'
import { questionPath } from './question-messages'

const seeQuestion = (question: english.EmailedQuestion): MessageBlock => ({
  action: { label: 'Ver su pregunta', url: `{marketplace}${questionPath(question)}` },
})

export const questionConfirmation: typeof english.questionConfirmation = ({ community, name }) => ({
  kind: 'question-confirmation',
  language: 'es',
  subject: `Envíe su pregunta sobre ${community}`,
  blocks: [
    greeting(name, 'es'),
    `Usted escribió una pregunta sobre ${community} en nuestro sitio. Todavía no la enviamos, porque antes comprobamos que este correo electrónico es suyo.`,
    'Abra la página, lea su pregunta otra vez y envíela a nuestro personal y al equipo de la residencia. Le enviaremos la respuesta por correo.',
    'Usaremos esta dirección solo para esta pregunta.',
    { action: { label: 'Enviar mi pregunta', url: '{marketplace}/questions/confirm?token={secret}' } },
    {
      aside:
        'Este enlace vence en 7 días. ¿No escribió ninguna pregunta? Puede ignorar este correo, y borraremos la pregunta.',
    },
  ],
})

export const questionGroupConfirmation: typeof english.questionGroupConfirmation = ({ communities }) => ({
  kind: 'question-confirmation',
  language: 'es',
  subject: communities.length === 1 ? 'Envíe su pregunta' : `Envíe su pregunta a ${communities.length} residencias`,
  blocks: [
    greeting('', 'es'),
    `Usted escribió una pregunta para ${new Intl.ListFormat('es-US').format(communities)} en nuestro sitio. Todavía no la enviamos, porque antes comprobamos que este correo electrónico es suyo.`,
    'Abra la página, lea su pregunta otra vez y envíela. Le enviaremos por correo la primera respuesta sobre cada residencia.',
    'Usaremos esta dirección solo para esta pregunta. Las residencias no la verán ni sabrán quién pregunta.',
    { action: { label: 'Enviar mi pregunta', url: '{marketplace}/questions/several/confirm?token={secret}' } },
    {
      aside:
        'Este enlace vence en 7 días. ¿No escribió ninguna pregunta? Puede ignorar este correo, y borraremos la pregunta.',
    },
  ],
})

export const questionAnswered: typeof english.questionAnswered = (question, { text, answeredBy }) => ({
  kind: 'question-answered',
  language: 'es',
  subject: `Su pregunta sobre ${question.community} tiene respuesta`,
  blocks: [
    greeting(question.name, 'es'),
    answeredBy === 'community'
      ? `El equipo de ${question.community} respondió a su pregunta:`
      : `Nuestro personal respondió a su pregunta sobre ${question.community}:`,
    text,
    question.groupId
      ? 'Las familias pueden leer su pregunta y la respuesta en la página de la residencia, sin el nombre de usted. El equipo de la residencia no sabe quién preguntó.'
      : 'Las familias pueden leer su pregunta y la respuesta en la página de la residencia.',
    seeQuestion(question),
  ],
})

export const questionDeclined: typeof english.questionDeclined = (question, reason) => ({
  kind: 'question-declined',
  language: 'es',
  subject: `No mostramos su pregunta sobre ${question.community}`,
  blocks: [
    greeting(question.name, 'es'),
    `No mostramos su pregunta en la página de ${question.community}. Motivo: ${reason}`,
    'Solo usted y nuestro personal pueden leer este motivo. Puede hacer otra pregunta cuando quiera.',
    seeQuestion(question),
  ],
})
