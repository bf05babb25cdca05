import { siteLanguage } from '@pkg/domain'
import { ApiError, type Client } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import { maxQuestionLength, type QuestionFormResult } from './question-form'
import { questionsTexts } from './texts'

const { errors: words } = questionsTexts.form

/** Reads the form of a new question: its text, or what to correct. [COMM-010] */
export function readQuestion(form: FormData): { ok: true; text: string } | { ok: false; result: QuestionFormResult } {
  const text = formText(form, 'text')
  if (text === '') return { ok: false, result: { text, error: words.text } }
  if (text.length > maxQuestionLength) return { ok: false, result: { text, error: words.tooLong(maxQuestionLength) } }
  return { ok: true, text }
}

/** Sends a question. Returns its id, or why the community's own team can't ask. */
export async function sendQuestion(
  api: Client,
  communityId: string,
  text: string,
): Promise<{ id: string } | 'managed'> {
  try {
    return await api.questions.create({ communityId, text, language: siteLanguage })
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return 'managed'
    throw error
  }
}
