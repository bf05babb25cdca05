import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@pkg/api-client/server'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest, type ApiResponse } from '../../testing/api-under-test'
import { createResponseChecker, endpointRows } from '../../testing/endpoint-rows'
import { type Everyone, hasAccess, type PersonName, personNames, signInEveryone } from '../../testing/people'

const api = apiUnderTest()
let everyone: Everyone
let findBrokenRules: (row: Endpoint, response: ApiResponse) => string[]

const send = (name: PersonName, { method }: Endpoint, url: string) =>
  api.call({
    method,
    url,
    ...(method === 'GET' || method === 'DELETE' ? {} : { payload: { data: {} } }),
    headers: everyone[name].cookie ? { cookie: everyone[name].cookie } : {},
  })

beforeAll(async () => {
  everyone = await signInEveryone(api)
  findBrokenRules = await createResponseChecker(api)
})

test.each(endpointRows)(
  '%s rejects exactly the roles that the endpoint table doesn’t list [ROLE-001, ROLE-009, ROLE-010]',
  async (endpoint, row) => {
    for (const name of personNames) {
      const response = await send(name, row, row.path.replace(/:\w+/g, randomUUID()))
      if (!hasAccess(name, row)) expect(response.status, name).toBe(name === 'visitor' ? 401 : 403)
      else expect(isDenied(response), name).toBe(false)
      expect(response.status, name).toBeLessThan(500)
      expect(findBrokenRules(row, response), name).toEqual([])
    }
    if (endpoint === 'auth.logout') everyone = await signInEveryone(api)
  },
)

/** Returns whether the endpoint as a whole was denied, not only a value of the request. */
const isDenied = ({ body }: ApiResponse) => JSON.stringify(body).includes("You don't have permission to do this")
