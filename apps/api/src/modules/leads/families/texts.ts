/** The reasons for an access that a family reads. */
export const familyTexts = {
  pageReason: 'Opened the page with your contact info',
} as const
