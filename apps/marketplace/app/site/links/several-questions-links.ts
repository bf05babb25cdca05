/** The names of the form's parameters and fields. */
export const severalFields = {
  communities: 'communities',
  offered: 'offered',
  name: 'name',
  text: 'text',
  email: 'email',
  intent: 'intent',
} as const

/** The path of the form that asks up to three communities one question, with communities to choose from. [COMM-010] */
export const askSeveralPath = (communityIds: readonly string[] = []): string =>
  communityIds.length === 0
    ? '/questions/several'
    : `/questions/several?${severalFields.communities}=${communityIds.map(encodeURIComponent).join(',')}`

/** The path that signs a person in and leads back to the form. [COMM-010, QUERY-006] */
export const signInToAskSeveralPath = (communityIds: readonly string[]): string =>
  `/login?loginRedirect=${encodeURIComponent(askSeveralPath(communityIds))}`

/** The path of the page that sends a question with an emailed link. [COMM-010] */
export const confirmSeveralPath = '/questions/several/confirm'

/** The path of a question to several communities with its answers, for the person who asked. [COMM-010] */
export const severalQuestionPath = (id: string): string => `/questions/several/${id}`

/** The path of what a person asked the compared communities, as rows. [COMM-010, TRUST-013] */
export const ownRowsPath = (communityIds: readonly string[]): string =>
  `/questions/several/rows?${severalFields.communities}=${communityIds.map(encodeURIComponent).join(',')}`
