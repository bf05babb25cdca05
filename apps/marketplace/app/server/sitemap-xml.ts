const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** The sitemap of sitemaps. */
export const sitemapIndex = (addresses: string[]) => xml('sitemapindex', 'sitemap', addresses)

/** One sitemap, of at most 50,000 addresses. */
export const sitemap = (addresses: string[]) => xml('urlset', 'url', addresses)

function xml(root: string, item: string, addresses: string[]): Response {
  const lines = addresses.map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>`)
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
  return new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
