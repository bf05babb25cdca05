/** The words of the buttons that save communities. [TILE-007] */
export const savesTexts = {
  save: 'Save',
  saved: 'Saved',
  /** The link to the saved communities. */
  savedList: 'Saved',
  savedCount: (count: number) => `Saved ${count}`,
  notAFit: 'Not a good fit',
  failed: 'We couldn’t save this. Try again.',
} as const
