/** The path of the form that asks a question about a community. [COMM-010] */
export const newQuestionPath = (communityId: string): string => `/questions/new?community=${communityId}`

/** The path that signs a person in and leads back to the form. [COMM-010, QUERY-006] */
export const signInToAskPath = (communityId: string): string =>
  `/login?loginRedirect=${encodeURIComponent(newQuestionPath(communityId))}`

/** The path of the page that shows a question to the person who asked. [COMM-010] */
export const ownQuestionPath = (id: string): string => `/questions/${id}`

/** The path of the questions on a community's page. [COMM-010] */
export const questionsPath = (communityUrl: string): string => `${communityUrl}#questions`

/** The path of the page that sends a question with an emailed link. [COMM-010] */
export const confirmQuestionPath = '/questions/confirm'
