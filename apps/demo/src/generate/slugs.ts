import { hashOf } from '@pkg/illustrations/random'

const bits = 2 ** 25

/**
 * Makes slugs unique while using the same memory for a thousand and for a million: a bit per hash remembers what was given out. A slug
 * that may have been given out gets its number behind it; plain slugs end in letters, so the two never meet.
 */
export class SlugRegister {
  readonly #seen = new Uint32Array(bits / 32)

  constructor(taken: readonly string[] = []) {
    for (const slug of taken) this.unique(slug, 0)
  }

  /** `slug` itself or, if it may be taken, `slug` with the number of the record. */
  unique(slug: string, number: number): string {
    const hash = hashOf(slug) % bits
    const word = hash >>> 5
    const mask = 1 << (hash & 31)
    const isTaken = ((this.#seen[word] ?? 0) & mask) !== 0
    this.#seen[word] = (this.#seen[word] ?? 0) | mask
    return isTaken ? `${slug}-${number}` : slug
  }
}
