const escapePattern = (text: string) => text.replace(/[%_\\]/g, '\\$&')

/** Returns the LIKE pattern of values that contain a text. Characters such as `%` have no special meaning in the text. */
export const containing = (text: string): string => `%${escapePattern(text)}%`

/** Returns the LIKE pattern of values that start with a text. */
export const beginningWith = (text: string): string => `${escapePattern(text)}%`
