const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Returns a sitemap index. */
export const sitemapIndex = (urls: string[]) => xml('sitemapindex', 'sitemap', urls)

/** Returns a sitemap of at most 50,000 URLs. */
export const sitemap = (urls: string[]) => xml('urlset', 'url', urls)

function xml(root: string, item: string, urls: string[]): Response {
  const lines = urls.map((url) => `<${item}><loc>${escapeXml(url)}</loc></${item}>`)
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
