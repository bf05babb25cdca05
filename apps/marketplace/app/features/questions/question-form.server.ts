import { ApiError, type Client } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { isEmail, siteLanguage } from '@pkg/domain'
import { defineForm, formText, isUnavailable } from '@pkg/remix-host/server'
import { type QuestionFormResult, questionLimits, type TypedQuestion } from './question-form'
import { askingTexts } from './asking-texts'

const { errors: words } = askingTexts.form

/** What sending the form did: the id of the question of an account, or what to show, with the status of the page. */
type SentQuestion = { id: string } | { result: QuestionFormResult; status: 200 | 403 | 422 | 429 | 503 }

const textError = (text: string | undefined): string | undefined => {
  if (!text) return words.text
  return text.length > questionLimits.text ? words.tooLong(questionLimits.text) : undefined
}

const formByEmail = defineForm(endpoints.communityQuestions.ask.body, {
  fields: { text: 'text', firstName: 'firstName', email: 'email' },
  validators: {
    text: textError,
    firstName: (name) => {
      if (!name) return words.firstName
      return name.length > questionLimits.firstName ? words.tooLong(questionLimits.firstName) : undefined
    },
    email: (email) => (email && isEmail(email) && email.length <= 254 ? undefined : words.email),
  },
})

/** Returns whether the person is signed in. [COMM-010] */
export async function isSignedIn(api: Client): Promise<boolean> {
  try {
    await api.users.get({ id: 'me' })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false
    throw error
  }
}

/**
 * Sends the form of a question: that of an account right away, and any other one with a link to the email address in the form. A session that ended
 * meanwhile asks for the address, so nothing that was typed is lost. [COMM-010]
 */
export async function sendQuestion(api: Client, communityId: string, form: FormData): Promise<SentQuestion> {
  const typed = {
    text: formText(form, 'text'),
    firstName: formText(form, 'firstName'),
    email: formText(form, 'email'),
  }
  try {
    return form.has('email')
      ? await sendByEmail(api, communityId, { form, typed })
      : await sendByAccount(api, communityId, typed)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return failed(typed, words.signedOut, 422)
    if (error instanceof ApiError && error.status === 403) return failed(typed, words.managed, 403)
    if (error instanceof ApiError && error.status === 429) return failed(typed, words.tooMany, 429)
    if (isUnavailable(error)) return failed(typed, words.unavailable, 503)
    throw error
  }
}

async function sendByAccount(api: Client, communityId: string, typed: TypedQuestion): Promise<SentQuestion> {
  const error = textError(typed.text)
  if (error !== undefined) return { result: { typed, errors: { text: error } }, status: 422 }
  return api.questions.create({ communityId, text: typed.text, language: siteLanguage })
}

async function sendByEmail(
  api: Client,
  id: string,
  { form, typed }: { form: FormData; typed: TypedQuestion },
): Promise<SentQuestion> {
  const language = { language: siteLanguage }
  const submission = await formByEmail.submit(form, (body) => api.communityQuestions.ask({ ...body, id }), language)
  if (submission.ok) return { result: { typed, errors: {}, isLinkSent: true }, status: 200 }
  const { errors } = submission
  // The API rejects some addresses that look right, in words for developers.
  return { result: { typed, errors: { ...errors, ...(errors['email'] && { email: words.email }) } }, status: 422 }
}

const failed = (typed: TypedQuestion, failure: string, status: 403 | 422 | 429 | 503): SentQuestion => ({
  result: { typed, errors: {}, failure },
  status,
})
