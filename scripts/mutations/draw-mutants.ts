import { listMutants, type Mutant } from './list-mutants'
import { roomOf, rooms } from './rooms'

/** A mutant and the room that its file belongs to. */
export interface DrawnMutant extends Mutant {
  room: string
}

/**
 * Draws `count` mutants: as many from each room, one from each file, and each kind of change in a file as likely as another. The same seed draws the same
 * mutants from the same sources.
 */
export function drawMutants(files: readonly string[], count: number, seed: number): DrawnMutant[] {
  const random = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  return rooms.flatMap((room, index) => {
    const wanted = Math.floor((count + rooms.length - 1 - index) / rooms.length)
    const drawn: DrawnMutant[] = []
    for (const file of shuffle(
      files.filter((file) => roomOf(file) === room),
      random,
    )) {
      if (drawn.length === wanted) break
      const mutants = listMutants(file)
      const kind = pick([...new Set(mutants.map((mutant) => mutant.kind))])
      const mutant = pick(mutants.filter((candidate) => candidate.kind === kind))
      if (mutant) drawn.push({ ...mutant, room })
    }
    return drawn
  })
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}
