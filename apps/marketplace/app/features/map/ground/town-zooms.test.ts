import { expect, test } from 'vitest'
import { townZooms } from './town-zooms'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test('shows the largest town first, a neighbor when there is room, and every town at the last zoom [FIND-002]', () => {
  const [large, near, nearest, far] = townZooms([
    at(39.74, -104.98),
    at(40.58, -105.08),
    at(39.74, -104.97),
    at(27.95, -82.46),
  ])
  expect(large).toBe(3)
  expect(far).toBe(3)
  expect(near).toBeGreaterThan(3)
  expect(near).toBeLessThan(9)
  expect(nearest).toBe(9)
})
