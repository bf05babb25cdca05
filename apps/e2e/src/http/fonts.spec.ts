import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../testing/visitors'
import { marketplace } from '../testing/urls'

/** Returns the addresses that a page's tags of one kind lead to. */
const addresses = (html: string, tag: RegExp): string[] =>
  (html.match(/<link\b[^>]*>/g) ?? [])
    .filter((link) => tag.test(link))
    .map((link) => new URL(/href="([^"]+)"/.exec(link)?.[1] ?? '', marketplace).href)

const readPage = async (request: APIRequestContext, path: string) => (await request.get(marketplace + path)).text()

for (const [path, hasQuotes] of [
  ['/', true],
  ['/es', true],
  ['/senior-living/colorado', true],
  ['/agents/mountain-west', true],
  ['/how-we-make-money', false],
  ['/resource-center', false],
] as const) {
  test(`${path} loads the fonts of its first screen immediately, in at most 28 KB each [LOOK-001]`, async ({
    visitor,
  }) => {
    const fonts = addresses(await readPage(visitor.request, path), /rel="preload"[^>]*as="font"/)
    expect(fonts.map((font) => /\/([\w-]+?)-[\w-]{8}\.woff2$/.exec(font)?.[1])).toEqual([
      'text',
      'display',
      ...(hasQuotes ? ['display-italic'] : []),
    ])
    for (const font of fonts) {
      expect((await (await visitor.request.get(font)).body()).length).toBeLessThanOrEqual(28 * 1024)
    }
  })
}

test('text shows immediately in a stand-in as wide as our font, Georgia first, and never in Times [LOOK-001]', async ({
  visitor,
}) => {
  const sheets = addresses(await readPage(visitor.request, '/'), /rel="stylesheet"/)
  const css = (await Promise.all(sheets.map(async (sheet) => (await visitor.request.get(sheet)).text()))).join('\n')
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? []
  const ours = faces.filter((face) => face.includes('woff2'))
  const standIns = faces.filter((face) => !face.includes('woff2'))
  expect(ours).toHaveLength(3)
  for (const face of ours) expect(face).toMatch(/font-display:\s*swap/)
  expect(standIns.length).toBeGreaterThan(0)
  for (const face of standIns) expect(face).toMatch(/size-adjust:[^}]*ascent-override:[^}]*descent-override:/)
  expect(css).toMatch(/"?Hearthway Display"?,\s*"?Hearthway Display Georgia"?,/)
  expect(css).not.toMatch(/\bTimes\b/)
})
