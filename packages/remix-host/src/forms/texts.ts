/** The default messages of fields. */
export const formTexts = {
  tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} characters or fewer.`,
  tooShort: (min: number) => `Use at least ${min} characters.`,
  unusable: 'Check this answer.',
} as const
