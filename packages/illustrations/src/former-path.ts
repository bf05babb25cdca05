import type { CareTypeSlug } from '@pkg/domain'
import { landscapes, type Landscape } from './landscapes'

const former =
  /^drawings\/([a-h])([a-j])[a-h][a-d]([a-f])[a-d][a-d]\/([a-z0-9-]+)-(?:exterior|suite|dining|lounge|garden|plan)(-night)?\.svg$/

/** A state of each landscape, for houses whose paths don't name theirs. */
const states: Readonly<Record<Landscape, string>> = {
  'mountain-west': 'co',
  southwest: 'az',
  'pacific-west': 'ca',
  northwest: 'or',
  midwest: 'ia',
  northeast: 'ma',
  south: 'tn',
  southeast: 'fl',
}

/** The care types that had each form of building. */
const cares: readonly CareTypeSlug[] = [
  'care-home',
  'care-home',
  'memory-care',
  'assisted-living',
  'assisted-living',
  'independent-living',
  'independent-living',
  'active-adult',
  'continuing-care-retirement-community',
  'skilled-nursing-facility',
]

const nightLetters = 'de'

/**
 * Returns the path that an illustration has today. Until 2026-11-30, a path had its traits as seven letters, and there were rooms, gardens, and
 * floor plans, which no one had seen. Emails, caches, and partners' pages still ask for them: they get the house. [LOOK-004]
 */
export function currentPath(path: string): string {
  const [, place = '', form = '', time = '', slug, night] = former.exec(path) ?? []
  const landscape = landscapes['abcdefgh'.indexOf(place)]
  const care = cares['abcdefghij'.indexOf(form)]
  if (!slug || !landscape || !care) return path
  const light = night || nightLetters.includes(time) ? 'night' : 'noon'
  return `drawings/house/${states[landscape]}/${care}/0/${slug}-${light}.svg`
}
