import { readdirSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { asAdmin } from '../testing/staff'
import { test } from '../testing/test'
import { api, dashboard, marketplace } from '../testing/urls'

/** Segments that a server may take for the start of another site's URL, for a line of a header, for another folder, or for no text at all. */
const hostileSegments = [
  '%2f%2fevil.example',
  '%2fevil.example',
  '%5cevil.example',
  '%5c%5cevil.example',
  '%2f%5cevil.example',
  '%252f%252fevil.example',
  '%0d%0aLocation:%20https:%2f%2fevil.example',
  '%09%2fevil.example',
  'https:%2f%2fevil.example',
  '..%2F..%2F..%2Fsecret',
  '%00',
  '%e2%80%ae',
  '%ff',
  '%',
  'x'.repeat(3000),
]

/** Returns the paths of an app's routes that have parameters, each with the same segment in place of all of them, and of the app’s start page. */
function hostilePaths(app: string, segment: string): string[] {
  const names = readdirSync(`../${app}/app/pages`).map((file) => file.replace(/\.tsx?$/, ''))
  const patterns = names.filter((name) => name.includes('$')).map((name) => name.replace(/^_staff\./, ''))
  const paths = patterns.map((name) =>
    name
      .split('.')
      .map((part) => part.replace(/_$/, '').replaceAll(/\[|\]/g, ''))
      .map((part) => (part.startsWith('$') ? segment : part))
      .join('/'),
  )
  return [...new Set(paths), `${segment}/any/path`, `es/${segment}`]
}

/** How many pages are requested at a time. */
const atOnce = 4

/** Returns what is wrong with the response to a path, if anything. */
async function findFault(request: APIRequestContext, url: string): Promise<string | undefined> {
  let response = await request.get(url, { maxRedirects: 0 })
  const openAgain = async () => {
    response = await request.get(url, { maxRedirects: 0 })
    return response.status()
  }
  // Like a person, it tries again when the site says that it's busy.
  if (response.status() === 503) await expect.poll(openAgain, { message: url }).not.toBe(503)
  const { location } = response.headers()
  if (response.status() >= 500) return `${response.status()} ${url}`
  const staysHere = location === undefined || new URL(location, url).origin === new URL(url).origin
  return staysHere ? undefined : `${url} leads to ${location}`
}

/** Returns what is wrong with the responses to paths, which are requested a few at a time. */
async function findFaults(request: APIRequestContext, urls: readonly string[]): Promise<string[]> {
  const waiting = [...urls]
  const faults: string[] = []
  const openWaiting = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const fault = await findFault(request, url)
      if (fault !== undefined) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, openWaiting))
  return faults
}

for (const [app, base] of [
  ['marketplace', `${marketplace}/`],
  ['dashboard', `${dashboard}/dashboard/`],
] as const) {
  // One test per segment: a busy machine then needs seconds for each, instead of minutes for all.
  for (const segment of hostileSegments) {
    test(`no path of the ${app} leads to another site or breaks it with ${segment.slice(0, 60)} in it [ROUTE-018, QUERY-001]`, async ({
      request,
    }) => {
      if (app === 'dashboard') await asAdmin(request, api)
      const urls = hostilePaths(app, segment).map((path) => base + path)
      expect(urls.length).toBeGreaterThan(20)
      expect(await findFaults(request, urls)).toEqual([])
    })
  }
}
