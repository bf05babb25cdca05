/** The texts around the privacy policy and the terms of use, and of the links that lead there. [ROUTE-013] */
export const legalTexts = {
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  privacyInSentence: 'privacy policy',
  termsInSentence: 'terms of use',
  changed: (day: string) => `Last changed ${day}`,
  /** The words before both links below a form. */
  before: 'Read our',
  and: 'and',
} as const
