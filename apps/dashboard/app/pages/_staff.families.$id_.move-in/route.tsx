import { ApiError } from '@pkg/api-client'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, type Submission } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { moveInTexts } from '~/features/move-ins'
import { moveInChangeForm, moveInForm, readAmounts, undoMoveInForm } from '~/features/move-ins/index.server'
import type { RejectedForm } from '~/site/forms/rejected-form'
import type { Saved } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { loadMoveIn } from './load-move-in.server'
import { MoveInPage } from './MoveInPage'

const words = moveInTexts

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded ? words.title(loaded.name) : words.start) },
]

/** Only advisors and admins record where a family moved in. [ROLE-010, WORK-018] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  const page = await loadMoveIn(request, apiFor(request, context), id, role === 'admin')
  // An offered family is worked on once it's accepted.
  if (page.isOffered) throw errorPage('not-found', 404)
  return page
}

const saved: Readonly<Record<string, Saved | undefined>> = {
  record: 'moved-in',
  correct: 'move-in-corrected',
  undo: 'move-in-undone',
}

/** Records, corrects, or undoes a move-in, and goes back to the family. Nothing that was typed is lost. [WORK-018, WORK-005] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const kind = saved[intent]
  if (!kind) throw errorPage('bad-request', 400)
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  const reject = (errors: Record<string, string>, message?: string) =>
    data<RejectedForm>({ intent, typed, errors, message }, message ? 409 : 422)
  const { moveIns } = apiFor(request, context)
  const amounts = readAmounts(form)
  if (Object.keys(amounts.errors).length > 0) return reject(amounts.errors)
  const moveIn = async () => {
    const [first] = (await requireResponse(request, moveIns.list({ 'filter[client]': id }))).items
    if (!first) throw errorPage('not-found', 404)
    return first.id
  }
  const submission = async (): Promise<Submission<unknown>> => {
    if (intent === 'record') {
      return moveInForm.submit(form, (body) => moveIns.create(body), { clientId: id, ...amounts.values })
    }
    const moveInId = await moveIn()
    if (intent === 'undo') return undoMoveInForm.submit(form, (body) => moveIns.undo({ id: moveInId, ...body }))
    const ifMatch = Number(form.get('version'))
    return moveInChangeForm.submit(
      form,
      (body) => moveIns.update({ id: moveInId, ...body }, { ifMatch }),
      amounts.values,
    )
  }
  const sent = await sendForm(request, submission().catch(orConflict))
  return sent.ok ? redirect(`/families/${id}?saved=${kind}`) : reject(sent.errors, sent.message)
}

function orConflict(error: unknown): Submission<never> {
  if (!(error instanceof ApiError) || error.status !== 412) throw error
  return { ok: false, errors: {}, message: words.changedMeanwhile }
}

export default function MoveInRoute() {
  return <MoveInPage page={useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
