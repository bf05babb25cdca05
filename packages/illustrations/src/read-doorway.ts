import { countyOutlines } from './county-outlines'
import type { DoorwayFacts, DoorwayLight } from './doorway'
import { missing } from './doorway-path'
import { wholeState } from './outlines'

const pattern = /^drawings\/doorway\/([a-z]{2}|-)\/([a-z]+|-)\/([A-Z]{1,2}|-)\/([0-9a-z]{1,7})-(noon|night)\.svg$/

/** Reads the path of a doorway. Returns undefined for any other path. */
export function readDoorwayPath(path: string): { facts: DoorwayFacts; light: DoorwayLight } | undefined {
  const [, state = '', county = '', initials = '', seed = '', light] = pattern.exec(path) ?? []
  if (light !== 'noon' && light !== 'night') return undefined
  const letters = initials === missing ? '' : initials
  return { facts: { seed: parseInt(seed, 36), initials: letters, outline: findOutline(state, county) }, light }
}

/** Returns the outline of a county, or that of its state if no county has this name. */
function findOutline(state: string, county: string): string {
  const outlines = ` ${countyOutlines[state.toUpperCase()] ?? ''} `
  const find = (key: string) => new RegExp(` ${key}:(\\S+) `).exec(outlines)?.[1]
  return find(county) ?? find(`${county}city`) ?? find(wholeState) ?? ''
}
