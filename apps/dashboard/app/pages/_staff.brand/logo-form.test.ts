import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom/server'
import { expect, test } from 'vitest'
import { LogoForm } from './LogoForm'

test('the form has the version that its page shows, and says how large a file can be [WORK-005, WORK-012]', async () => {
  const form = createElement(LogoForm, { name: 'Willow House', image: undefined, error: undefined, version: 4 })
  const { dataRoutes, query } = createStaticHandler([{ path: '*', element: form }])
  const context = await query(new Request('http://localhost:3001/brand'))
  if (context instanceof Response) throw new Error('The page was redirected')
  const router = createStaticRouter(dataRoutes, context)
  const html = renderToStaticMarkup(createElement(StaticRouterProvider, { router, context, hydrate: false }))
  expect(html).toContain('<input type="hidden" name="version" value="4"/>')
  expect(html).toContain('An SVG of up to 100 KB or a PNG of up to 500 KB')
})
