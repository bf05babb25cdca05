// @vitest-environment node
import { expect, test } from 'vitest'
import { getEnvironment } from './environment'

test('needs no class of the browser on a server [UI-011]', () => {
  expect(getEnvironment(null)).toBeUndefined()
})
