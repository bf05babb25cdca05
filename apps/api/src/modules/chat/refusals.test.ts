import { expect, test } from 'vitest'
import { refusalFor } from './refusals'

test.each([
  '¿Puedo visitarla la próxima semana?',
  '¿Quiénes son ustedes?',
  '¿Puedo tomar un recorrido el sábado?',
  '¿De cuánto es el depósito de garantía?',
])('“%s” is looked up [CHAT-001, FIND-015]', (question) => {
  expect(refusalFor(question, 'es')).toBeUndefined()
})

test.each([
  ['¿Cuánto va a subir la renta el próximo año?', 'future'],
  ['¿Tendrán habitaciones la próxima semana?', 'future'],
  ['¿Me dan garantía de que no se va a caer?', 'future'],
  ['¿Quién vive en la habitación de al lado?', 'people'],
  ['¿Puede tomar melatonina?', 'medical'],
])('“%s” is refused: %s [CHAT-001, FIND-015]', (question, reason) => {
  expect(refusalFor(question, 'es')).toBe(reason)
})
