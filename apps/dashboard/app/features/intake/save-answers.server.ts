import { ApiError, type Client, type Family } from '@pkg/api-client'
import { formText } from '@pkg/remix-host/server'
import { data, redirect } from '@remix-run/node'
import { pathAfterSaving } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { answersToSend, mergeAnswers } from './answer-changes'
import { answerLabel, answerWords } from './answer-words'
import { type AnswerValues, answerValues, readAnswers } from './answer-values'
import { type AnswersBase, readBase } from './answers-base'
import { answersForm } from './intake-forms.server'
import { readCommunities } from './read-communities.server'
import { answersIntent, type RejectedAnswers } from './rejected-intake'
import { answersTexts } from './texts'

interface SentAnswers {
  request: Request
  api: Client
  form: FormData
  familyId: string
}

/**
 * Changes what a family says. What someone else changed meanwhile stays, unless the person changed the same answer to something else: then nothing is saved, and the
 * form shows theirs and mine. [WORK-019, WORK-005]
 */
export async function saveAnswers({ request, api, form, familyId }: SentAnswers) {
  const asked = await requireResponse(request, readCommunities(api, form))
  const answers = readAnswers(form)
  const basis = readBase(formText(form, 'basis'))
  const reject = (status: number, rest: Partial<RejectedAnswers>) =>
    data<RejectedAnswers>({ intent: answersIntent, typed: {}, answers, basis, errors: {}, ...rest }, status)

  const isPlaceOpen = (answers.city || answers.zip) && !answers.state
  if (asked || isPlaceOpen) {
    const errors = { ...(isPlaceOpen && { state: answersTexts.stateMissing }), ...asked?.errors }
    return reject(422, { errors, found: asked?.found })
  }
  const sent = await sendForm(request, send(api, familyId, basis, answers))
  if (!sent.ok) return reject(422, { errors: sent.errors, message: sent.message })
  if (sent.result) return reject(409, { ...sent.result })
  const url = new URL(request.url)
  url.searchParams.delete('edit')
  return redirect(pathAfterSaving(url.href, 'answers'))
}

/** Sends what differs from the answers that the person began with. Returns what to show instead if someone else changed the same answers. */
async function send(api: Client, id: string, basis: AnswersBase, mine: AnswerValues): ReturnType<typeof trySend> {
  const sent = await trySend(api, id, basis, mine)
  if (!sent.ok || !sent.result) return sent
  const { answers, basis: theirs, conflicts } = sent.result
  // What else was changed meanwhile doesn't matter.
  return conflicts.length > 0 ? sent : send(api, id, theirs, answers)
}

async function trySend(api: Client, id: string, { values: base, version }: AnswersBase, mine: AnswerValues) {
  const change = answersToSend(base, mine)
  if (!change) return { ok: true as const, result: undefined }
  const update = async (body: Parameters<typeof api.clients.update>[0]) => {
    try {
      await api.clients.update(body, { ifMatch: version })
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412) throw error
      return withTheirs(base, mine, await api.clients.get({ id }))
    }
  }
  return answersForm.submit(change.form, (body) => update({ id, ...body }), change.values)
}

/** Returns the form after someone else changed the family: one's own changes, and what they are based on from now on. */
function withTheirs(base: AnswerValues, mine: AnswerValues, family: Family) {
  const theirs = answerValues(family)
  const { values, conflicts } = mergeAnswers(base, mine, theirs)
  return {
    answers: values,
    basis: { values: theirs, version: family.version },
    conflicts: conflicts.map((name) =>
      answersTexts.conflict(answerLabel(name), answerWords(name, theirs), answerWords(name, mine)),
    ),
  }
}
