/** The default messages of fields. */
export const formTexts = {
  tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} characters or fewer.`,
  tooShort: (min: number) => `Use at least ${min} characters.`,
  /** The forms that the API names are in English. */
  form: (form: string): string | undefined => `Enter ${form}.`,
  number: 'Enter a number, such as 40.',
  numberFrom: (min: number) => `Enter a number of ${min.toLocaleString('en-US')} or more.`,
  numberUntil: (max: number) => `Enter a number of ${max.toLocaleString('en-US')} or less.`,
  numberBetween: (min: number, max: number) =>
    `Enter a number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`,
  unusable: 'Check this answer.',
} as const
