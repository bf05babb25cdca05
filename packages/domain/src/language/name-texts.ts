/** The translations of names that are data, by the English name. English needs none. */
export const nameTexts: Readonly<Record<string, string>> = {}
