/** The fewest and the most communities that can be compared. [TRUST-013] */
export const minCompared = 2
export const maxCompared = 5

/** The names of the page's parameters. */
export const compareFields = {
  communities: 'communities',
  show: 'show',
  care: 'care',
  name: 'name',
  from: 'from',
} as const

/** The value of `from` that the form of the saved list sends, where people select communities first. */
export const fromSaved = 'saved'

/** What a comparison shows besides its communities. */
export interface CompareView {
  /** Whether it shows rows in which the communities are alike, too. */
  isComplete?: boolean
  care?: string | undefined
}

/** Returns the path of a comparison. [TRUST-013] */
export function comparePath(ids: readonly string[], { isComplete = false, care }: CompareView = {}): string {
  const fields = [
    ...(ids.length > 0 ? [`${compareFields.communities}=${ids.map(encodeURIComponent).join(',')}`] : []),
    ...(isComplete ? [`${compareFields.show}=all`] : []),
    ...(care === undefined ? [] : [`${compareFields.care}=${encodeURIComponent(care)}`]),
  ]
  return fields.length > 0 ? `/compare?${fields.join('&')}` : '/compare'
}

/** Returns the slugs of the compared communities, without duplicates. Forms repeat the parameter, and links separate its values by commas. */
export function readComparedIds(parameters: URLSearchParams): string[] {
  const typed = parameters.getAll(compareFields.communities).flatMap((value) => value.split(','))
  return [...new Set(typed.map((id) => id.trim()))].filter((id) => id !== '')
}
