import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const exitTexts: Translated<typeof english.exitTexts> = {
  default: { title: 'Antes de irse', text: 'Responda una pregunta para ayudarnos a mejorar este sitio.' },
  decline: 'No, gracias',
  close: 'Cerrar',
  choose: 'Elija al menos una respuesta',
  emailQuestion: '¿Quiere guardar su correo en este dispositivo?',
  email: 'Correo electrónico (opcional)',
  emailHint:
    'Su dirección de correo se guarda solo en este navegador y aparecerá ya escrita cuando pida precios. No la recibimos con sus respuestas.',
  invalidEmail: 'Escriba un correo electrónico, como ruth@example.com, o deje el campo vacío',
  submit: 'Enviar mi respuesta',
  submitting: 'Enviando…',
  done: 'Gracias.',
}
