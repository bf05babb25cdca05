import { ApiError, type Client } from '@pkg/api-client'
import { endpoints } from '@pkg/api-client/server'
import { isEmail } from '@pkg/domain'
import { defineForm, formText, isUnavailable } from '@pkg/remix-host/server'
import { contactFields, type ContactResult, maxMessageLength } from './contact-form'
import { contactTexts } from './texts'

const { errors: words, topics } = contactTexts

const form = defineForm(endpoints.contactMessages.create.body, {
  fields: { topic: 'topic', name: 'name', email: 'email', message: 'message' },
  validators: {
    topic: (value) => (value && value in topics ? undefined : words.topic),
    name: (value) => lengthError(value, 120, words.name, words.nameLong),
    email: (value) => (value && isEmail(value) && value.length <= 254 ? undefined : words.email),
    message: (value) => lengthError(value, maxMessageLength, words.message, words.messageLong),
  },
})

function lengthError(value: string | undefined, max: number, missing: string, long: string): string | undefined {
  if (!value) return missing
  return value.length > max ? long : undefined
}

/**
 * Sends the contact form. Returns undefined when it was sent, or else what to correct with everything that was typed, and the status of the page.
 * [ROUTE-018, BIZ-008]
 */
export async function sendMessage(
  api: Client,
  sent: FormData,
): Promise<{ result: ContactResult; status: 422 | 429 | 503 } | undefined> {
  const [topic, name, email, message] = contactFields.map((field) => formText(sent, field))
  const typed = { topic: topic ?? '', name: name ?? '', email: email ?? '', message: message ?? '' }
  try {
    const submission = await form.submit(sent, (body) => api.contactMessages.create(body))
    if (submission.ok) return undefined
    const { errors } = submission
    return { result: { typed, errors: { ...errors, ...(errors['email'] && { email: words.email }) } }, status: 422 }
  } catch (error) {
    if (error instanceof ApiError && error.status === 429)
      return { result: { typed, errors: {}, failure: words.busy }, status: 429 }
    if (isUnavailable(error)) return { result: { typed, errors: {}, failure: words.unavailable }, status: 503 }
    throw error
  }
}
