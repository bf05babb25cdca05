/** Does a fixed amount of work and resolves to the milliseconds it took. */
export type Contender = () => Promise<number>

/** The milliseconds of each contender, round by round. */
export type Times<Name extends string> = Record<Name, number[]>

/** Many short rounds rather than a few long ones, so the median ignores the rounds that something else on the machine disturbed. */
const rounds = 31
const warmUpRounds = 3

/**
 * Measures contenders in turns, so whatever slows the machine down affects all of them. Each round starts with another contender. The
 * first rounds are a warm-up and don't count.
 */
export async function measureInRounds<Name extends string>(contenders: Record<Name, Contender>): Promise<Times<Name>> {
  const names = namesOf(contenders)
  const times = fromNames(names, (): number[] => [])
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const first = Math.abs(round) % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const time = await contenders[name]()
      if (round >= 0) times[name].push(time)
    }
  }
  return times
}

/** Runs `work` a number of times, and returns the milliseconds. */
export async function timed(times: number, work: (turn: number) => unknown): Promise<number> {
  const begun = performance.now()
  for (let turn = 0; turn < times; turn += 1) await work(turn)
  return performance.now() - begun
}

/** Runs `work` a number of times, and returns the median milliseconds of one run. For work that is shorter than an interruption. */
export async function timedEach(times: number, work: (turn: number) => unknown): Promise<number> {
  const each: number[] = []
  for (let turn = 0; turn < times; turn += 1) each.push(await timed(1, () => work(turn)))
  return median(each)
}

/** Returns the median: the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('An empty list has no median')
  return (lower + upper) / 2
}

/** Returns the value that a share of the values doesn't exceed, such as 0.95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const found = sorted[Math.ceil(share * sorted.length) - 1]
  if (found === undefined) throw new Error('An empty list has no percentile')
  return found
}

/** The median ratio of the rounds. Half of the rounds are between `low` and `high`. */
export interface Ratio {
  median: number
  low: number
  high: number
}

/** Divides the times round by round, since the times of one round were measured under the same conditions. */
export function computeRatio(above: readonly number[], below: readonly number[]): Ratio {
  const ratios = above.map((time, round) => time / (below[round] ?? Number.NaN)).sort((one, other) => one - other)
  const quarter = Math.ceil(ratios.length / 2)
  return { median: median(ratios), low: median(ratios.slice(0, quarter)), high: median(ratios.slice(-quarter)) }
}

function namesOf<Name extends string>(contenders: Record<Name, Contender>): Name[] {
  // Object.keys returns strings, although the type of its argument lists the names.
  return Object.keys(contenders) as Name[]
}

function fromNames<Name extends string, Value>(names: Name[], make: () => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Value>
}
