import type { AppLoadContext } from '@remix-run/node'
import { readToolAnswers } from './answers'
import { loadSavedTools, saveAnswers } from './saved-tools.server'
import { tourQuestionsIn } from './tour-questions'

const tool = 'tour-checklist'

/**
 * Puts a question on the tour checklist that the account or this browser saved, or takes one off, and keeps what was checked. Returns the headers of
 * the response, or undefined if the form names no question. [FIND-024, HOME-004]
 */
export async function changeTourQuestions(
  request: Request,
  context: AppLoadContext,
  form: FormData,
): Promise<Headers | undefined> {
  const [removed] = tourQuestionsIn([String(form.get('remove') ?? '')])
  const sent = readToolAnswers(tool, form)
  const added = tourQuestionsIn(sent['ask'] ?? [])
  if (!removed && added.length === 0) return undefined
  const { saved, headers } = await loadSavedTools(request, context)
  const before = saved.find((one) => one.tool === tool)?.answers ?? {}
  // Only the checklist’s own form sends what is checked, with the button that removes a question.
  const [done, ask] = removed
    ? [sent['done'], added.filter((id) => id !== removed)]
    : [before['done'], tourQuestionsIn([...(before['ask'] ?? []), ...added])]
  const answers = { ...(done && { done }), ...(ask.length > 0 && { ask }) }
  const stored = await saveAnswers(request, context, { tool, answers })
  for (const cookie of stored.getSetCookie()) headers.append('set-cookie', cookie)
  return headers
}
