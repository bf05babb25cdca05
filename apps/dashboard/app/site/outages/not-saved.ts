/** What an action returns for a press that couldn’t be saved. */
export interface NotSaved {
  notSaved: string
}

/** Returns what an action’s result says about a press that couldn’t be saved. */
export function readNotSaved(result: unknown): string | undefined {
  return typeof result === 'object' && result !== null && 'notSaved' in result ? String(result.notSaved) : undefined
}
