import { namedWording } from '@pkg/domain'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { referralForm } from '~/features/families/index.server'
import { shareTexts } from '~/features/families'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { sendForm } from '~/site/server/send-form'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { loadShare, namesInSentence, wording } from './load-share.server'
import { SharePage } from './SharePage'

const words = shareTexts

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: pageTitle(loaded ? words.title(loaded.name) : words.start) },
]

/** Only advisors and admins share a family. [ROLE-010] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  if (isRecipient(role)) throw errorPage('forbidden', 403)
  return loadShare(request, apiFor(request, context), params['id'] ?? '')
}

/** Shares a family with the communities, once it agreed. What prevents one doesn’t prevent the others, and is said. [TRUST-002, TRUTH-002, WORK-021] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const typed = { note: formText(form, 'note') }
  const reject = (errors: Record<string, string>, message?: string) =>
    data<RejectedForm>({ intent: 'share', typed, errors, message }, 422)
  const consent = namedWording(wording, 'en')
  if (form.get('consent') !== 'on' || !consent) return reject({ consent: words.consentMissing })
  const clientId = params['id'] ?? ''
  const { agentReferrals } = apiFor(request, context)
  const communityIds = form.getAll('community').map(String)
  const submission = referralForm.submit(form, (body) => agentReferrals.createSeveral(body), {
    clientId,
    communityIds,
    consent,
  })
  const sent = await sendForm(request, submission)
  if (!sent.ok) return reject(sent.errors, sent.message)
  const { results } = sent.result
  const failed = results.flatMap(({ communityName, problem }) =>
    problem ? [words.notShared(communityName, problem)] : [],
  )
  if (failed.length === 0) {
    return redirect(`/families/${clientId}?saved=${results.length === 1 ? 'shared' : 'shared-several'}`)
  }
  const done = results.filter(({ problem }) => problem === undefined).map(({ communityName }) => communityName)
  return reject({}, [...(done.length > 0 ? [words.sharedWith(namesInSentence(done))] : []), ...failed].join(' '))
}

export default function ShareRoute() {
  return <SharePage share={useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
