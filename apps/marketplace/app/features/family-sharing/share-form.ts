/** The names in the form that shares the saved communities, and what to correct. [TRUST-014] */
export interface ShareForm {
  values: { relative: string; from: string }
  errors: { relative?: string; from?: string }
}

/** What the form of a relative does. */
export const shareIntents = ['share', 'renew', 'end', 'end-all', 'remove'] as const

/** What the page says after a form, unless it shows a link. */
export const shareOutcomes = ['end', 'end-all', 'remove'] as const satisfies readonly (typeof shareIntents)[number][]
