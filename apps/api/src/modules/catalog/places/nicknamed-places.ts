import type { State } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { type PlaceName, searchName, splitNameAndState } from './place-name'
import { nicknames } from './place-nicknames'
import { findPlacesNamed, findZipCodes, type PlaceRow } from './place-store'

/** A place that people mean by a nickname. */
export interface NicknamedPlace {
  place: PlaceRow
  /** The ZIP code of the part of the city that they mean. */
  near?: PlaceRow | undefined
}

/** The name and the state of a place, and the ZIP code of a part of it. */
interface Target {
  name: string
  state: State | undefined
  zip: string | undefined
}

const byNickname: ReadonlyMap<string, readonly Target[]> = new Map(
  Object.entries(nicknames).flatMap(([places, names]) => {
    const targets = places.split('; ').map(targetOf)
    return names.split(', ').map((name) => [name, targets] as const)
  }),
)

const nicknameKey = (text: string) => searchName(text).replaceAll(/[.,]/g, '')

function targetOf(text: string): Target {
  const { name, state } = splitNameAndState(text)
  return { name, state, zip: /\d{5}$/.exec(text)?.[0] }
}

/** The most words of a nickname. */
const mostWords = Math.max(...[...byNickname.keys()].map((name) => name.split(' ').length))

/** Returns the places that people call by a name, with or without their state: `philly`, `nyc`, `twin cities`. [FIND-019] */
export async function findNicknamed(orm: Orm, text: string): Promise<NicknamedPlace[]> {
  const found = await Promise.all(targetsOf(text).map((target) => findTarget(orm, target)))
  return found.flatMap((place) => place ?? [])
}

/** Returns the longest nickname with which a text ends, or else begins. */
export function nicknameIn(text: string): string | undefined {
  const words = nicknameKey(text).split(' ')
  const sizes = Array.from({ length: Math.min(mostWords, words.length) }, (_, index) => index + 1).toReversed()
  const parts = [...sizes.map((size) => words.slice(-size)), ...sizes.map((size) => words.slice(0, size))]
  return parts.map((part) => part.join(' ')).find((part) => byNickname.has(part))
}

function targetsOf(text: string): readonly Target[] {
  const whole = byNickname.get(nicknameKey(text))
  if (whole) return whole
  const { name, state }: PlaceName = splitNameAndState(text)
  return (byNickname.get(nicknameKey(name)) ?? []).filter(
    (target) => state !== undefined && target.state?.code === state.code,
  )
}

async function findTarget(orm: Orm, { name, state, zip }: Target): Promise<NicknamedPlace | undefined> {
  const [place] = await findPlacesNamed(orm, [name], state?.code)
  if (!place) return undefined
  const [near] = zip === undefined ? [] : await findZipCodes(orm, zip, 1)
  return { place, near }
}
