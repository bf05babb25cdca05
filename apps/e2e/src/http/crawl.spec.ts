import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../testing/test'

const maxSteps = 5
const atOnce = 6

/** The pages that are followed: those above states, and all of one state. The other states have the same links. */
const followed = /^\/([a-z-]+(\/nebraska(\/.*)?)?)?$/

/** Pages that open something for one person, with queries that never end. */
const personal =
  /^\/(custom-pricing|receipts|account|login|sign-in|sign-out|tours|reviews\/|questions\/|search|api|map)/

interface Crawl {
  /** The steps from the home page, by path. */
  steps: Map<string, number>
  broken: string[]
}

/** Returns the paths that a page links to, without queries that choose an order, a filter, or a photo, but with its pages. */
function linksOf(html: string, path: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&'), `http://site${path}`)
    if (url.host !== 'site' || personal.test(url.pathname)) return []
    const page = url.searchParams.get('page-number')
    const isPageOnly = page !== null && url.searchParams.size === 1
    return isPageOnly ? [`${url.pathname}?page-number=${page}`] : [url.pathname]
  })
}

/** Follows every link from the home page, breadth first. */
async function crawl(request: APIRequestContext, follows: (path: string) => boolean): Promise<Crawl> {
  const steps = new Map([['/', 0]])
  const broken: string[] = []
  let level = ['/']
  while (level.length > 0) {
    const found = new Set<string>()
    const waiting = [...level]
    const visit = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const response = await request.get(path)
        if (response.status() !== 200) broken.push(`${response.status()} ${path}`)
        else for (const link of linksOf(await response.text(), path)) if (follows(link)) found.add(link)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, visit))
    const depth = Math.max(...steps.values()) + 1
    level = [...found].filter((path) => !steps.has(path))
    for (const path of level) steps.set(path, depth)
  }
  return { steps, broken }
}

test('every public page is at most five steps from the home page, and no link is broken [FIND-008, BIZ-008]', async ({
  request,
}) => {
  const { steps, broken } = await crawl(request, (path) => followed.test(path.split('?')[0] ?? ''))
  expect(broken).toEqual([])
  const { data } = await (await request.get('/api/marketplace/communities?state=NE&page-size=100')).json()
  const communities: string[] = data.map(({ attributes }: { attributes: { url: string } }) => attributes.url)
  const listed = [...(await (await request.get('/sitemaps/nebraska.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
  const pages = [...communities, ...listed.map(([, url = '']) => new URL(url).pathname)]
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((path) => (steps.get(path) ?? Number.POSITIVE_INFINITY) > maxSteps)).toEqual([])
  test.info().annotations.push({ type: 'pages', description: String(steps.size) })
})
