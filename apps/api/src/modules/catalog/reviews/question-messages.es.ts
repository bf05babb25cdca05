import type { MessageBlock } from '../../messaging'
import type * as english from './question-messages'

const greeting = ({ name }: english.EmailedQuestion) => (name ? `Hola, ${name}:` : 'Hola:')

const seeQuestion = ({ id }: english.EmailedQuestion): MessageBlock => ({
  action: { label: 'Ver su pregunta', url: `{marketplace}/questions/${id}` },
})

export const questionAnswered: typeof english.questionAnswered = (question, { text, answeredBy }) => ({
  kind: 'question-answered',
  language: 'es',
  subject: `Su pregunta sobre ${question.community} tiene respuesta`,
  blocks: [
    greeting(question),
    answeredBy === 'community'
      ? `El equipo de ${question.community} respondió a su pregunta:`
      : `Nuestro personal respondió a su pregunta sobre ${question.community}:`,
    text,
    'Las familias pueden leer su pregunta y la respuesta en la página de la residencia.',
    seeQuestion(question),
  ],
})

export const questionDeclined: typeof english.questionDeclined = (question, reason) => ({
  kind: 'question-declined',
  language: 'es',
  subject: `No mostramos su pregunta sobre ${question.community}`,
  blocks: [
    greeting(question),
    `No mostramos su pregunta en la página de ${question.community}. Motivo: ${reason}`,
    'Solo usted y nuestro personal pueden leer este motivo. Puede hacer otra pregunta cuando quiera.',
    seeQuestion(question),
  ],
})
