import { expect, test } from 'vitest'
import { greeting } from './greeting'

test.each([
  ['Dr. Ann St. John', 'Hi Dr. Ann St. John,', 'Hola, Dr. Ann St. John:'],
  ['', 'Hi,', 'Hola:'],
  ['customer, sign in at https://evil.example', 'Hi,', 'Hola:'],
  ['customer, sign in at evil.example', 'Hi,', 'Hola:'],
  ['Ann\nBcc: everyone', 'Hi,', 'Hola:'],
  ['Ann \u202ecba', 'Hi,', 'Hola:'],
])('greets %j with %j [EDGE-012]', (name, english, spanish) => {
  expect(greeting(name)).toBe(english)
  expect(greeting(name, 'es')).toBe(spanish)
})
