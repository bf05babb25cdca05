import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the static Storybook. */
export const built = fileURLToPath(new URL('../storybook-static/', import.meta.url))

/** A story with its place in the menu. */
interface IndexedStory {
  id: string
  title: string
  type: string
}

/** Titles whose stories are about the whole design, so each of them has a screenshot. Of other titles, the first story has one. */
const whole = /^(Start|Foundations|Marketplace\/Maps)/
/**
 * Titles without a screenshot: frames, diagrams, and flows, whose own tests say more; illustrations, whose bytes are compared; and what only arranges other
 * things.
 */
const without = [
  /^(Emails|Machines|Illustrations$)/,
  /^gwizzy\/(ConversionFlow|Gwizzy|PostConversion|PricingButton|steps)/,
  /^Marketplace\/(Optional part|Render guard)/,
  /^UI\/(Cluster|Container|Grid|LinkProvider|LoadingBar|SkipLink|Spinner|Stack|Toast|VisuallyHidden)/,
]
/** What has colors of its own at night: these titles also have a screenshot in the dark theme. */
const alsoDark = /^(Start\/Welcome|Marketplace)/

/** A screenshot to compare: a story in a theme. */
export interface Shot {
  id: string
  theme: 'light' | 'dark'
}

/** Returns the screenshots of the built Storybook. [LOOK-011] */
export function listShots(): Shot[] {
  const { entries } = JSON.parse(readFileSync(`${built}index.json`, 'utf8')) as {
    entries: Record<string, IndexedStory>
  }
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && !without.some((titles) => titles.test(title)),
  )
  const seen = new Set<string>()
  const chosen = stories.filter(({ title }) => {
    const isFirst = !seen.has(title)
    seen.add(title)
    return isFirst || whole.test(title)
  })
  return chosen.flatMap(({ id, title }): Shot[] => [
    { id, theme: 'light' },
    ...(alsoDark.test(title) ? [{ id, theme: 'dark' } as const] : []),
  ])
}
