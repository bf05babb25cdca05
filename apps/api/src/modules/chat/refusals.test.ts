import { expect, test } from 'vitest'
import { refusalFor } from './refusals'

test.each([
  '¿Puedo visitarla la próxima semana?',
  '¿Quiénes son ustedes?',
  '¿Puedo tomar un recorrido el sábado?',
  '¿De cuánto es el depósito de garantía?',
  'Is there an emergency call system in each room?',
  'My mom fell twice last month. What care does she need?',
  'What do they do if she falls?',
  'My mom has fallen before, is assisted living enough?',
  'We fell in love with this place, what does it cost?',
  'My mom broke her hip, does Medicare pay for rehab?',
  'What do you do so residents don’t hurt themselves?',
  'Mi mamá se cayó hace un mes, ¿qué cuidado necesita?',
  'Se cortó la llamada con el asesor',
  'Se cayó la llamada con el asesor',
  'Desde que mi mamá se cayó usa silla de ruedas',
  'Mi mamá se golpeó el mes pasado, ¿qué cuidado necesita?',
  'Since my mom fell she uses a walker. Are the rooms accessible?',
  'My mom had a fall, what does assisted living cost?',
  'My mom fell and broke her hip, does Medicare pay for rehab?',
  'Do they tell me when a resident has fallen?',
  'What is on the floor plan?',
])('“%s” is looked up [CHAT-001, FIND-015]', (question) => {
  expect(refusalFor(question, 'es')).toBeUndefined()
})

test.each([
  ['¿Cuánto va a subir la renta el próximo año?', 'future'],
  ['¿Tendrán habitaciones la próxima semana?', 'future'],
  ['¿Me dan garantía de que no se va a caer?', 'future'],
  ['¿Quién vive en la habitación de al lado?', 'people'],
  ['¿Puede tomar melatonina?', 'medical'],
  ['Mi mamá se cayó y no responde, ¿qué hago?', 'medical'],
  ['My mom fell and is not waking up, what do I do?', 'medical'],
  ['He collapsed in the kitchen', 'medical'],
  ['My mom fell and hit her head', 'medical'],
  ['Dad fell out of bed', 'medical'],
  ['she hurt herself', 'medical'],
  ['Mom slipped in the shower and can’t stand', 'medical'],
  ['Grandma is on the floor', 'medical'],
  ['My mom fell in her room', 'medical'],
  ['My mom fell over her walker', 'medical'],
  ['She fell since the floor was wet', 'medical'],
  ['Mi mamá se cayó desde la escalera', 'medical'],
  ['Se cayó, ¿cuánto tarda la ambulancia?', 'medical'],
  ['No sé qué ha pasado, mi mamá se golpeó la cabeza', 'medical'],
  ['She fell and the care staff doesn’t answer', 'medical'],
  ['My mom fell ten minutes ago, what do I do', 'medical'],
  ['she fell and I don’t know if I should move her', 'medical'],
  ['Mom fell when she got up and her leg is bent', 'medical'],
  ['My husband, 85 years old, had a bad fall', 'medical'],
  ['Mi papá de 85 años se cayó', 'medical'],
  ['Mi mamá se cayó hace diez minutos', 'medical'],
  ['Se fracturó la cadera', 'medical'],
  ['Mi papá se cayó de la cama', 'medical'],
  ['Se golpeó la cabeza', 'medical'],
])('“%s” is refused: %s [CHAT-001, FIND-015]', (question, reason) => {
  expect(refusalFor(question, 'es')).toBe(reason)
})
