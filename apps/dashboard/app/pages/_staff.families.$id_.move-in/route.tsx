import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { moveInTexts } from '~/features/move-ins'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { sendForm } from '~/site/server/send-form'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { loadMoveIn } from './load-move-in.server'
import { correct, record, type SentMoveIn, undo } from './move-in-actions.server'
import { MoveInPage } from './MoveInPage'

const words = moveInTexts

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  if (!loaded) return [{ title: pageTitle(words.start) }]
  return [{ title: pageTitle(loaded.changes ? words.correctTitle(loaded.name) : words.title(loaded.name)) }]
}

/** Only advisors and admins record where a family moved in. [ROLE-010, WORK-018] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  const page = await loadMoveIn(request, apiFor(request, context), id, role === 'admin')
  // An offered family is worked on once it's accepted.
  if (page.isOffered) throw errorPage('not-found', 404)
  return page
}

/** What each form of the page does, and what it saves. */
const actions = {
  record: { send: record, saved: 'moved-in' },
  correct: { send: correct, saved: 'move-in-corrected' },
  undo: { send: undo, saved: 'move-in-undone' },
} as const

const isIntent = (intent: string): intent is keyof typeof actions => Object.hasOwn(actions, intent)

/** Records, corrects, or undoes a move-in, and goes back to the family. Nothing that was typed is lost. [WORK-018, WORK-005] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (!isIntent(intent)) throw errorPage('bad-request', 400)
  const { send, saved } = actions[intent]
  const sent: SentMoveIn = await sendForm(request, send({ api: apiFor(request, context), form, familyId: id }))
  return sent.ok ? redirect(`/families/${id}?saved=${saved}`) : rejectedForm(form, sent)
}

function rejectedForm(form: FormData, { errors, message, version, found }: Extract<SentMoveIn, { ok: false }>) {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  if (version !== undefined) typed['version'] = String(version)
  return data<RejectedForm>({ intent: formText(form, 'intent'), typed, errors, message, found }, message ? 409 : 422)
}

export default function MoveInRoute() {
  return <MoveInPage page={useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
