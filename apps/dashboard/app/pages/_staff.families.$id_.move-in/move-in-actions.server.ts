import { ApiError, type Client, type MoveIn } from '@pkg/api-client'
import { errorPage, formText, type Submission } from '@pkg/remix-host/server'
import { moveInCard, moveInTexts } from '~/features/move-ins'
import { replacePicker } from '~/features/pickers/index.server'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { moveInChangeForm, moveInForm, readAmounts, undoMoveInForm } from '~/features/move-ins/index.server'

/** A form of the page that was sent. */
export interface MoveInForm {
  api: Client
  form: FormData
  familyId: string
}

/** A form that was sent, the version to base the next try on, if someone else changed the move-in meanwhile, and what its picker found. */
export type SentMoveIn = Submission<unknown> & { version?: number; found?: RejectedForm['found'] }

/** Records where a family moved in. [WORK-018] */
export async function record({ api, form: sent, familyId }: MoveInForm): Promise<SentMoveIn> {
  const { form, values, errors, found } = await readMoveIn(api, sent)
  const known = { clientId: familyId, ...values }
  const send = () => moveInForm.submit(form, (body) => api.moveIns.create(body), known)
  return { ...(await withErrors(errors, moveInForm.parse(form, known), send)), found }
}

/** Corrects a move-in as the person saw it. What someone else changed meanwhile is shown, and nothing is overwritten unseen. [WORK-018, WORK-005] */
export async function correct({ api, form: sent, familyId }: MoveInForm): Promise<SentMoveIn> {
  const { form, values, errors, found } = await readMoveIn(api, sent)
  const { id } = await requireMoveIn(api, familyId)
  const ifMatch = Number(form.get('version'))
  const send = () => moveInChangeForm.submit(form, (body) => api.moveIns.update({ id, ...body }, { ifMatch }), values)
  try {
    return { ...(await withErrors(errors, moveInChangeForm.parse(form, values), send)), found }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    const newest = await requireMoveIn(api, familyId)
    const { title, fee } = moveInCard(newest)
    const message = moveInTexts.changedMeanwhile(`${title}. ${fee}`)
    return { ok: false, errors: {}, message, version: newest.version }
  }
}

/** Reads the amounts, and the community: one that was searched counts more than the listed one. [WORK-022] */
async function readMoveIn(api: Client, sent: FormData) {
  const { values, errors } = readAmounts(sent)
  const other = { name: 'other', source: 'communities', isMany: false } as const
  const { form, rejected } = await replacePicker(api, other, sent)
  const id = formText(form, other.name)
  if (id !== '') form.set('community', id)
  return { form, values, errors: { ...errors, ...rejected?.errors }, found: rejected?.found }
}

/** Undoes a move-in with a reason. [WORK-018] */
export async function undo({ api, form, familyId }: MoveInForm): Promise<SentMoveIn> {
  const { id } = await requireMoveIn(api, familyId)
  return undoMoveInForm.submit(form, (body) => api.moveIns.undo({ id, ...body }))
}

/** Returns everything to correct together: what's wrong with the amounts, and with the other fields. */
async function withErrors(
  errors: Record<string, string>,
  parsed: ReturnType<typeof moveInChangeForm.parse>,
  send: () => Promise<SentMoveIn>,
): Promise<SentMoveIn> {
  if (Object.keys(errors).length === 0) return send()
  return { ok: false, errors: { ...(parsed.ok ? {} : parsed.errors), ...errors } }
}

/** @throws The page for what isn't found, if the move-in was undone meanwhile. */
async function requireMoveIn(api: Client, familyId: string): Promise<MoveIn> {
  const [moveIn] = (await api.moveIns.list({ 'filter[client]': familyId })).items
  if (!moveIn) throw errorPage('not-found', 404)
  return moveIn
}
