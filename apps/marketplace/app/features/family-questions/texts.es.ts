import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const familyQuestionsTexts: Translated<typeof english.familyQuestionsTexts> = {
  title: 'Unas preguntas más',
  later: 'Puede parar cuando quiera. Este dispositivo guarda sus respuestas para que continúe después.',
  back: 'Volver a su página personal',
  noScript: 'Estas preguntas necesitan JavaScript, y su navegador lo tiene desactivado.',
  noScriptDetail: (phone) => `Puede responderlas por teléfono: ${phone}.`,
}
