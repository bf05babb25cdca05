import { expect, test } from 'vitest'
import * as routes from './routes'
import { readRoutes } from './routes-text'

test('routes.ts has every endpoint of the table; write it again with npm run routes [LIFE-015]', () => {
  expect({ ...routes }).toEqual(readRoutes())
})
