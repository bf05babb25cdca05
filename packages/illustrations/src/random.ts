/** Returns a 32-bit hash of text (FNV-1a, then mixed), which is the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return mix(hash)
}

/** Spreads the bits of a whole number over 32 bits. */
function mix(seed: number): number {
  let bits = seed | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return (bits ^ (bits >>> 15)) >>> 0
}

/** A seeded random generator. The same seed always gives the same choices in the same order. */
export class Random {
  #state: number

  /** `seed` is any whole number. Each `stream` of a seed is independent. */
  constructor(seed: number, stream = 0) {
    this.#state = mix(seed ^ mix(stream + 0x9e3779b9))
  }

  /** Returns a number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    return mix(this.#state) / 4294967296
  }

  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** Returns true in this share of cases. */
  chance(share: number): boolean {
    return this.next() < share
  }

  /** Returns one of the values. @throws {RangeError} when there are none. */
  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value {
    const value = values[Math.floor(this.next() * values.length)]
    if (value === undefined) throw new RangeError('There are no values to pick from')
    return value
  }

  /** Returns a key by its weight. */
  weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
    const entries = Object.entries<number | undefined>(weights) as [Key, number][]
    let rest = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      rest -= weight
      if (rest < 0) return key
    }
    return this.pick(entries)[0]
  }

  /** Returns up to `count` different values in random order. */
  some<Value>(values: readonly Value[], count: number): Value[] {
    const rest = [...values]
    const chosen: Value[] = []
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(Math.floor(this.next() * rest.length), 1))
    }
    return chosen
  }
}
