/** The texts of email fields. [VAL-002] */
export const emailFieldTexts = {
  didYouMean: (address: string) => `Did you mean ${address}?`,
} as const
