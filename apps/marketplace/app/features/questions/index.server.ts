export { confirmQuestion, findOwnQuestion, findQuestionToConfirm } from './own-question.server'
export { isSignedIn, sendQuestion } from './question-form.server'
