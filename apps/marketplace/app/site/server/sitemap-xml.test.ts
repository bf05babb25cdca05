import { expect, test } from 'vitest'
import { sitemap, sitemapIndex } from './sitemap-xml'

test('escapes URLs for XML [API-040]', async () => {
  expect(await sitemap(['https://h.example/a?b=1&c="2"']).text()).toContain(
    '<url><loc>https://h.example/a?b=1&amp;c=&quot;2&quot;</loc></url>',
  )
})

test('lists the parts of a sitemap index [API-040]', async () => {
  const response = sitemapIndex(['https://h.example/sitemaps/care.xml'])
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(await response.text()).toContain('<sitemap><loc>https://h.example/sitemaps/care.xml</loc></sitemap>')
})
