import { readHostSettings } from '@pkg/remix-host'
import { loadContext } from '@pkg/remix-host/server'
import { expect, test } from 'vitest'
import { loadSite } from './load-site.server'

const colors = { accent: '#7a1f4b', accentHover: '#5f0f38', textOnAccent: '#f8fdfc' }
const brand = {
  name: 'Prairie Homes',
  phone: '(303) 555-0188',
  email: 'hello@prairie.example',
  address: '12 Main St, Boulder, CO 80302',
  colors: { light: colors, dark: { ...colors, accent: '#f2a7cb' } },
}
const settings = readHostSettings({ BRAND_NAME: 'Willow House' }, { variable: 'PORT', fallback: 3000 })
const request = new Request('http://localhost:3000/')
const context = loadContext({ ...settings, brand })

test('every page has the brand that the server was given for the request, not that of the environment [WORK-012]', async () => {
  expect((await loadSite(request, context)).brand).toEqual(brand)
})
