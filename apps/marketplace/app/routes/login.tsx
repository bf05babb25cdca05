import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerStep } from '~/authentication/answer-step.server'
import { firstStep } from '~/authentication/gate'
import { gateOfAddress } from '~/authentication/gate-of-address'
import { type GateAnswer, type GateData, isGateStep, viewOf } from '~/authentication/gate-step'
import { GatePage } from '~/authentication/GatePage'
import { authTexts } from '~/authentication/texts'
import { useSite } from '~/root'
import { apiFor } from '~/server/api'
import { hasSession } from '~/server/session'

/** Three papers of 5 MB, and the form around them. */
const mostBytes = 16 * 1024 * 1024

export const meta: MetaFunction = () => [{ title: authTexts.gate }, { name: 'robots', content: 'noindex' }]

/** The gate as a page. Somebody who is signed in goes on. [AUTH-003, AUTH-006 to AUTH-008] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  const asked = gateOfAddress(search) ?? { role: 'customer' as const, action: 'login' as const, data: {} }
  const api = apiFor(request, context)
  const isSignedIn = hasSession(request)
    ? await api.users.get({ id: 'me' }).then(
        () => true,
        () => false,
      )
    : false
  const step = firstStep(asked, isSignedIn)
  // A page that answers a form is asked for with the headers of the form: the answer is to be shown.
  const isAnswering = request.headers.get('content-type') !== null
  if (step === undefined && !isAnswering) throw redirect(asked.data.redirect ?? '/account')
  const { role, action } = asked
  const carried: GateData = { ...asked.data, role, action }
  if (carried.status !== 'invite' || carried.token === undefined) {
    return { view: viewOf(step ?? 'magic-link-success', carried, { isSignedIn }) }
  }
  const { token, ...rest } = carried
  const invited = await api.auth.invitation({ token }).catch(() => undefined)
  if (!invited) return { view: viewOf('signup', rest, { problem: authTexts.problems.invitation }) }
  return { view: viewOf('signup', { ...carried, name: invited.name, email: invited.email }) }
}

/** Answers the form of every modal, of the page and of the dialog alike. */
export async function action({ request, context }: ActionFunctionArgs) {
  const headers = new Headers()
  const keepCookies = (answered: Headers) => {
    for (const cookie of answered.getSetCookie()) headers.append('set-cookie', cookie)
  }
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) {
    const view = viewOf('agent-signup', { stage: 'papers' }, { problem: authTexts.problems.large, isSignedIn: true })
    return data<GateAnswer>({ kind: 'view', view }, { status: 413 })
  }
  const form = await request.formData()
  const step = form.get('step')
  const answer = await answerStep(apiFor(request, context), isGateStep(step) ? step : 'login-signup', form, keepCookies)
  if (answer.kind === 'passed' && form.get('inDialog') !== 'true') return redirect(answer.redirect, { headers })
  const isWrong = answer.kind === 'view' && (answer.view.problem ?? Object.keys(answer.view.errors)[0]) !== undefined
  return data(answer, { status: isWrong ? 422 : 200, headers })
}

export default function LoginRoute() {
  const { view } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { hasThirdParty } = useSite()
  return <GatePage view={answer?.kind === 'view' ? answer.view : view} hasThirdParty={hasThirdParty} />
}
