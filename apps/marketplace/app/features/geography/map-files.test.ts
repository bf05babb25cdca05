import { expect, test } from 'vitest'
import { readBorders, readGroundFiles } from './index.server'

test('reads the files of the map once, however many parts of the site ask for them [FIND-002, LOOK-003]', () => {
  expect(readGroundFiles()).toBe(readGroundFiles())
  expect(readBorders()).toBe(readBorders())
})
