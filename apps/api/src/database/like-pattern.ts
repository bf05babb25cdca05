const taken = (text: string) => text.replace(/[%_\\]/g, '\\$&')

/** The pattern of LIKE for values that hold this text, read letter by letter: `50%` means a per cent sign. */
export const containing = (text: string): string => `%${taken(text)}%`

/** The pattern of LIKE for values that begin with this text. */
export const beginningWith = (text: string): string => `${taken(text)}%`
