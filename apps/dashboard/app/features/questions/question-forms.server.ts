import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { questionsTexts as words } from './texts'

/** The form that answers a question. [COMM-010] */
export const answerForm = defineForm(endpoints.answers.create.body, {
  fields: { questionId: 'id', text: 'text' },
  validators: { text: (value) => (isBlank(value) ? words.missing : undefined) },
})

/** The form that declines or removes a question. [COMM-010] */
export const refusalForm = defineForm(endpoints.communityQuestions.refuse.body, {
  fields: { reason: 'reason' },
  validators: { reason: (value) => (isBlank(value) ? words.reasonMissing : undefined) },
})
