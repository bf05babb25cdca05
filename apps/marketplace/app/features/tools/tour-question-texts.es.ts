import type { Translated } from '@pkg/domain'
import type * as english from './tour-question-texts'

export const tourQuestionTexts: Translated<typeof english.tourQuestionTexts> = {
  questions: {
    'ask-aides': 'Un domingo y a las 2 de la mañana, ¿cuántas personas que cuidan hay aquí, y para cuántos residentes?',
    'ask-turnover': '¿Cuántos de sus cuidadores y enfermeras se fueron en el último año?',
    'ask-administrator': '¿Quién dirige esta residencia, y desde cuándo?',
    'ask-report': '¿Puedo leer su último informe de inspección, y qué cambiaron después?',
    'ask-fines': '¿Les pusieron multas en los últimos 3 años, y por qué?',
    'ask-owner': '¿De quién es esta residencia, y cambió de dueño en los últimos 3 años?',
  },
}
