import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'

const api = apiUnderTest()
const document = async () => JSON.parse(JSON.stringify((await api.call({ url: '/openapi.json' })).body))

test('is valid OpenAPI 3.1 [API-001]', async () => {
  const validator = new Validator()
  expect(await validator.validate(await document())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('lists every endpoint with its roles [API-001, API-002]', async () => {
  const { paths } = await document()
  for (const [resource, rows] of Object.entries(endpoints)) {
    for (const [name, row] of Object.entries<Endpoint>(rows)) {
      const operation = paths[row.path.replace(/:(\w+)/g, '{$1}')][row.method.toLowerCase()]
      expect(operation.operationId).toBe(`${resource}.${name}`)
      expect(operation['x-roles']).toEqual(row.access === 'anyone' ? undefined : row.access)
    }
  }
})
