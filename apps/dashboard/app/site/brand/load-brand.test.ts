import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import { expect, test } from 'vitest'
import { loadBrand } from './load-brand'

test('the dashboard shows the name of the brand that the environment sets [DASH-001]', () => {
  const settings = readHostSettings({ BRAND_NAME: 'Prairie Homes' }, { variable: 'PORT', fallback: 3001 })
  const request = new Request('http://localhost:3001/dashboard/')
  expect(loadBrand({ request, params: {}, context: loadContext(settings) })).toMatchObject({
    brand: { name: 'Prairie Homes' },
  })
})
