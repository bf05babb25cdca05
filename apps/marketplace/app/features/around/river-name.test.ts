// cspell:ignore Tonawanda Tittabawassee Azul

import { expect, test } from 'vitest'
import { riverName } from './river-name'

test.each([
  ['South Platte', 'South Platte', false],
  ['Erie Canal', 'Erie Canal', true],
  ['Tonawanda Cr. - Erie Canal', 'Tonawanda Creek - Erie Canal', true],
  ['St. Lucie Canal, Okeechobee Waterway', 'St. Lucie Canal, Okeechobee Waterway', true],
  ['Shavers Fk.', 'Shavers Fork', true],
  ['N. Fk. American', 'North Fork American', false],
  ['Mid. Br. Tittabawassee', 'Middle Branch Tittabawassee', false],
  ['Rio Azul', 'Rio Azul', true],
  ['Rio Grande', 'Rio Grande', true],
])('reads %s as %s, and whether it needs the word river [LOOK-004]', (name, inFull, saysKind) => {
  expect(riverName(name)).toEqual({ name: inFull, saysKind })
})
