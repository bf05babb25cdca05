import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const apps = fileURLToPath(new URL('../apps', import.meta.url))
type Site = 'marketplace' | 'dashboard'

/** Returns the parts of the paths of a site's routes: `reviews.$id` is the page `reviews` with one more part. */
function routesOf(site: Site): string[][] {
  return readdirSync(join(apps, site, 'app/pages')).map((file) =>
    file
      .replace(/\.tsx?$/, '')
      .split(/\.(?![^[]*\])/)
      // An underscore in front is a frame without a path, and one at the end leaves the frame.
      .filter((part) => !part.startsWith('_'))
      .map((part) => part.replace(/_$/, '').replaceAll(/[[\]]/g, '')),
  )
}

const routes: Record<Site, string[][]> = { marketplace: routesOf('marketplace'), dashboard: routesOf('dashboard') }

/** Returns whether a site has a page with a path whose first part names it, such as `/reviews/*`. */
function hasPage(site: Site, path: string): boolean {
  const parts = path.split('/').slice(1)
  return routes[site].some(
    (route) =>
      route.length === parts.length &&
      route.every((part, at) => part === parts[at] || (at > 0 && part.startsWith('$'))),
  )
}

const sources = readdirSync(join(apps, 'api/src/modules'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)

/** The links in emails and texts that begin with the name of a site. A path that is only known when it's sent isn't here. */
const links = sources.flatMap((path) =>
  [
    ...readFileSync(join(apps, 'api/src/modules', path), 'utf8').matchAll(
      /(?<!\$)\{(marketplace|dashboard)\}(\/[^'`?#]+)/g,
    ),
  ].map(([, site = '', link = '']) => ({
    place: path,
    site: site === 'dashboard' ? ('dashboard' as const) : ('marketplace' as const),
    path: link.replaceAll(/\$\{[^}]+\}/g, '*'),
  })),
)

test('every link of an email or text leads to a page that the site has, in every language [TRUTH-009]', () => {
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter(({ site, path }) => !hasPage(site, path))).toEqual([])
})

test('a page that the sites don’t have is noticed [LIFE-017]', () => {
  expect([hasPage('marketplace', '/reviews/*'), hasPage('marketplace', '/review/*')]).toEqual([true, false])
  expect([hasPage('dashboard', '/families/*'), hasPage('dashboard', '/family/*')]).toEqual([true, false])
})
