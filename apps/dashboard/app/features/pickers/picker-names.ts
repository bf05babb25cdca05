/** Returns the name of the text that is typed into a picker. */
export const termName = (name: string): string => `${name}-term`

/** Returns the name of a choice among the records that a picker found after the form was sent. */
export const foundName = (name: string): string => `${name}-found`
