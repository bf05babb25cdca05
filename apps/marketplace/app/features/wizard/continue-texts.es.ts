import type { Translated } from '@pkg/domain'
import type * as english from './continue-texts'

export const continueTexts: Translated<typeof english.continueTexts> = {
  title: '¿Quiere continuar donde lo dejó?',
  description: (name) => `Usted estaba preguntando por ${name}. Sus respuestas están guardadas en este navegador.`,
  continue: 'Continuar',
  dismiss: 'Ahora no',
}
