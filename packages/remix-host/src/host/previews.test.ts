import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addSecurity } from './security-headers'
import { readHostSettings } from './settings'

const neighbor = { variable: 'DASHBOARD_PORT', address: 'DASHBOARD_URL', fallback: 3001, path: '/dashboard' } as const
const port = { variable: 'MARKETPLACE_PORT', fallback: 3000, neighbor }

async function policyOf(url: string, previewedBy?: string, framedOrigin?: string) {
  const app = Fastify()
  addSecurity(app, false, { framedOrigin }, previewedBy)
  app.get('/*', () => 'page')
  const { headers } = await app.inject(url)
  await app.close()
  return String(headers['content-security-policy'])
}

test('only a preview can be in a frame, and only in one of the dashboard [WORK-010, BIZ-008]', async () => {
  const dashboard = 'https://desk.example'
  expect(await policyOf('/a?preview=1', dashboard)).toContain(`frame-ancestors ${dashboard}`)
  expect(await policyOf('/a?view=preview', dashboard)).toContain("frame-ancestors 'none'")
  expect(await policyOf('/a', dashboard)).toContain("frame-ancestors 'none'")
  expect(await policyOf('/a?preview=1')).toContain("frame-ancestors 'none'")
})

test('only a site that shows previews frames pages of the other one [WORK-010, BIZ-008]', async () => {
  expect(await policyOf('/a', undefined, 'https://homes.example')).toContain("frame-src 'self' https://homes.example;")
  expect(await policyOf('/a')).toContain("frame-src 'self';")
})

test('finds the other site by its address, or by its port on this machine [WORK-010]', () => {
  expect(readHostSettings({}, port).neighborUrl).toBe('http://localhost:3001/dashboard')
  expect(readHostSettings({ DASHBOARD_PORT: '4001' }, port).neighborUrl).toBe('http://localhost:4001/dashboard')
  expect(readHostSettings({ DASHBOARD_URL: 'https://desk.example/dashboard/' }, port).neighborUrl).toBe(
    'https://desk.example/dashboard',
  )
  expect(readHostSettings({}, { variable: 'PORT', fallback: 1 })).not.toHaveProperty('neighborUrl')
})
