/** Does a fixed amount of work and resolves to the milliseconds it took. */
export type Contender = () => Promise<number>

/** The milliseconds of each contender, round by round. */
export type Times<Name extends string> = Record<Name, number[]>

/** Many short rounds rather than few long ones: a machine's mood then spoils some of them, and the median passes it by. */
const rounds = 15
const warmUpRounds = 3

/**
 * Lets contenders take turns, so that whatever slows the machine down slows all of them. Each round begins with another
 * contender. The first rounds warm everybody up and are not counted.
 */
export async function inRounds<Name extends string>(contenders: Record<Name, Contender>): Promise<Times<Name>> {
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

/** Runs `work` a number of times, and gives the milliseconds. */
export async function timed(times: number, work: (turn: number) => unknown): Promise<number> {
  const begun = performance.now()
  for (let turn = 0; turn < times; turn += 1) await work(turn)
  return performance.now() - begun
}

/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}

/** The median of the rounds, with the quarter points: half of the rounds lie between `low` and `high`. */
export interface Ratio {
  median: number
  low: number
  high: number
}

/** Divides round by round: two times of one round met the same machine. */
export function ratioOf(above: readonly number[], below: readonly number[]): Ratio {
  const ratios = above.map((time, round) => time / (below[round] ?? Number.NaN)).sort((one, other) => one - other)
  const quarter = Math.ceil(ratios.length / 2)
  return { median: median(ratios), low: median(ratios.slice(0, quarter)), high: median(ratios.slice(-quarter)) }
}

function namesOf<Name extends string>(contenders: Record<Name, Contender>): Name[] {
  // Object.keys forgets the names that its argument's type knows.
  return Object.keys(contenders) as Name[]
}

function fromNames<Name extends string, Value>(names: Name[], make: () => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, Value>
}
