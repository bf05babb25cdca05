// cspell:ignore quillfeather Quillfeather zephyrine Núñez Nunez correo arroba punto ourfamily enfermeras noche José
import { expect, test } from 'vitest'
import { identifyingText } from './identifying-text'

test.each([
  ['Write to dana@families.example please', 'email', 'dana@families.example'],
  ['dana (at) mail dot com', 'email', 'dana (at) mail dot com'],
  ['Mi correo es ana arroba correo punto com', 'email', 'ana arroba correo punto com'],
  ['Call (720) 555-0147 at night', 'phone', '(720) 555-0147'],
  ['720.555.0147', 'phone', '720.555.0147'],
  ['My number is 7205550147', 'phone', '7205550147'],
  ['+52 55 1234 5678', 'phone', '+52 55 1234 5678'],
  ['Only 555-0147', 'phone', '555-0147'],
  ['See https://family.example/us', 'web-address', 'https://family.example/us'],
  ['See www.our-family.example', 'web-address', 'www.our-family.example'],
  ['We’re at ourfamily.com/mom', 'web-address', 'ourfamily.com/mom'],
  ['Find me: @quillfeather', 'web-address', '@quillfeather'],
])('finds in “%s” the %s %s [COMM-010]', (text, kind, found) => {
  expect(identifyingText(text)).toEqual({ kind, found })
})

test.each([
  'Will you take a two-person transfer at night?',
  'Is it $4,500–$6,750 a month, or $12,345.67 for both?',
  'Do you have a room between 2026-12-01 and 2027-01-15?',
  'Are there 24-hour nurses, 7 days a week, in rooms 101-120?',
  'Is the bus stop less than 0.5 miles away?My mother walks slowly.',
  'Do you take ZIP code 80525-1234 residents at 9:00 or at 10:30?',
  'Can we visit at noon. She eats at 12.30 p.m. there',
  '¿Hay enfermeras de noche? Mi madre necesita ayuda.',
])('finds nothing in “%s” [COMM-010]', (text) => {
  expect(identifyingText(text, 'Zephyrine Quillfeather')).toBeUndefined()
})

test.each([
  ['I’m Zephyrine. Is there parking?', 'Zephyrine Quillfeather', 'Zephyrine'],
  ['The quillfeather family asks', 'Zephyrine Quillfeather', 'quillfeather'],
  ['Soy Ana Nunez', 'José Núñez', 'Nunez'],
  ['I’m the son of Will and May', 'Will Harper', 'Will'],
])('finds in “%s” a part of the name %s [COMM-010]', (text, name, found) => {
  expect(identifyingText(text, name)).toEqual({ kind: 'name', found })
})

test.each([
  ['Will you take her cat? Can she stay when she will need more help?', 'Will Long'],
  ['How long may she stay?', 'May Long'],
  ['Is there a doctor?', 'Dr. O Harper'],
])('finds no name in “%s” of %s [COMM-010]', (text, name) => {
  expect(identifyingText(text, name)).toBeUndefined()
})
