import { expect, test } from 'vitest'
import { sitemap, sitemapIndex } from './sitemap-xml'

test('addresses are escaped as XML asks [API-040]', async () => {
  expect(await sitemap(['https://h.example/a?b=1&c="2"']).text()).toContain(
    '<url><loc>https://h.example/a?b=1&amp;c=&quot;2&quot;</loc></url>',
  )
})

test('the sitemap of sitemaps names its parts [API-040]', async () => {
  const answer = sitemapIndex(['https://h.example/sitemaps/care.xml'])
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(await answer.text()).toContain('<sitemap><loc>https://h.example/sitemaps/care.xml</loc></sitemap>')
})
