import { expect, test } from 'vitest'
import { mobilityOptions, roomOptions } from '../index'

const pairs = (options: readonly { label: string; value: string }[]) =>
  Object.fromEntries(options.map(({ label, value }) => [label, value]))

test('offers private rooms, shared rooms, and studios [CARE-006]', () => {
  expect(pairs(roomOptions)).toEqual({ Private: 'private', Shared: 'shared', Studio: 'studio' })
})

test('mobility ranges from no issues to bedridden [CARE-007]', () => {
  expect(pairs(mobilityOptions)).toEqual({
    'No Issues': 'no-issues',
    Walker: 'walker',
    Wheelchair: 'wheelchair',
    Bedridden: 'bedridden',
  })
})
