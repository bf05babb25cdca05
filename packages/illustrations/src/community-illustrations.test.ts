import { expect, test } from 'vitest'
import { canIllustrate, exteriorOf, illustrationCategory } from './index'

const { path } = exteriorOf({ id: 'aspen-court', name: 'Aspen Court', state: 'CO', care: 'memory-care', key: '1' })
const view = (name: string) => path.replace('exterior', name)

test.each([
  ['the house', view('exterior'), {}, true],
  ['the floor plan', view('plan'), {}, true],
  ['a garden on record', view('garden'), { hasGarden: true }, true],
  ['a garden that no one recorded', view('garden'), {}, false],
  ['a garden that the record denies', view('garden'), { hasGarden: false, hasLibrary: true }, false],
  ['a private room', view('suite'), { hasGarden: true }, false],
  ['a path that isn’t an illustration', 'photos/1.webp', {}, false],
])('%s at %s with %j can be illustrated: %s [FIND-009]', (_, drawn, amenities, isAllowed) => {
  expect(canIllustrate(drawn, amenities)).toBe(isAllowed)
})

test('the category of an illustration follows from its path [DATA-002]', () => {
  expect([view('plan'), view('garden'), 'garden.svg'].map(illustrationCategory)).toEqual([
    'Floor Plans',
    'Outdoors',
    undefined,
  ])
})
