import { expect, test } from 'vitest'
import { hasDisclosure, states } from '../index'

test('four states have a disclosure [DISC-001]', () => {
  expect(states.map(({ code }) => code).filter(hasDisclosure)).toEqual(['AZ', 'CO', 'OK', 'TX'])
})
