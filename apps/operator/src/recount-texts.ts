/** The texts of the command that computes the sums of the wizard's events again. */
export const recountTexts = {
  usage: `Usage: npx hearthway recount

Computes how many sessions of the wizard saw, answered, and left each step again, from the stored events.
Sums of days whose events were deleted stay.`,
  done: (runs: number) => `Summed ${runs.toLocaleString('en-US')} ${runs === 1 ? 'session' : 'sessions'} of the wizard`,
} as const
