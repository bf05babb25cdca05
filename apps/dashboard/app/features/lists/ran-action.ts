/** What an action did that called an endpoint for each row. */
export interface RanAction {
  text: string
  /** Why rows were left out, in words. */
  problems: string[]
}

/** Returns what a form's result says about an action that called an endpoint for each row. */
export function readRan(result: unknown): RanAction | undefined {
  if (typeof result !== 'object' || result === null || !('ran' in result)) return undefined
  const { ran } = result
  if (typeof ran !== 'object' || ran === null || !('text' in ran) || !('problems' in ran)) return undefined
  const problems: unknown[] = Array.isArray(ran.problems) ? ran.problems : []
  return { text: String(ran.text), problems: problems.map(String) }
}
