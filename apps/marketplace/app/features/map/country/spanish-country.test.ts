import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => {
  vi.doUnmock('~/site/frame/site-path')
  vi.resetModules()
})

test('the links of the Spanish map lead to Spanish pages [LOOK-003, FIND-015]', async () => {
  vi.resetModules()
  vi.doMock('~/site/frame/site-path', () => ({ sitePath: (path: string) => `/es${path}` }))
  const { countryView } = await import('./country-view.server')
  const { states, marks } = countryView({
    care: 'memory-care',
    priced: 'memory-care',
    path: '/memory-care',
    filters: [['size', 'small']],
    costs: [],
    pins: { pins: [], clusters: [[39.7, -104.9, 173, 3400]] },
  })
  expect(states.find(({ code }) => code === 'CO')?.href).toBe('/es/memory-care/colorado?size=small')
  expect(marks.wide[0]?.href).toMatch(/^\/es\/memory-care\?size=small&geometry=/)
})
