/** The page with more questions about the person moving in. [POST-001] */
export const familyQuestionsPath = '/homebase/questions'
