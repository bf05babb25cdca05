import { hashOf } from '@pkg/illustrations/random'

const bits = 2 ** 25

/**
 * Makes slugs unique, with the same memory for a thousand and a million: one bit for each hash records the slugs in use. A slug that may be
 * in use gets its number at the end. Plain slugs end in letters, so the two never conflict.
 */
export class SlugSet {
  readonly #seen = new Uint32Array(bits / 32)

  constructor(usedSlugs: readonly string[] = []) {
    for (const slug of usedSlugs) this.unique(slug, 0)
  }

  /** Returns `slug`, or `slug` with the number of the record if it may be in use. */
  unique(slug: string, number: number): string {
    const hash = hashOf(slug) % bits
    const word = hash >>> 5
    const mask = 1 << (hash & 31)
    const isUsed = ((this.#seen[word] ?? 0) & mask) !== 0
    this.#seen[word] = (this.#seen[word] ?? 0) | mask
    return isUsed ? `${slug}-${number}` : slug
  }
}
