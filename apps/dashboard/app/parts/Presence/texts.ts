/** Who else has a page open. [WORK-016] */
export const presenceTexts = {
  alsoHere: (names: string) => `Also looking at this page: ${names}`,
} as const
