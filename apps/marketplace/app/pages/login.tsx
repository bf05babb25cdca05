import { apiFor, forwardCookies, hasSession, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import {
  authTexts,
  createView,
  firstStep,
  type GateData,
  GatePage,
  type GateRequest,
  type GateResult,
  isGateStep,
  readGateRequest,
} from '~/features/authentication'
import { submitStep, withCommunityName } from '~/features/authentication/index.server'
import { homebasePaths } from '~/site/links/homebase-links'
import { useSite } from '~/site/frame/site'

/** Three documents of 5 MB each, and the form around them. */
const maxFormBytes = 16 * 1024 * 1024

export const meta: MetaFunction = () => [{ title: authTexts.gate }, { name: 'robots', content: 'noindex' }]

/** The gate as a page. Someone who is signed in is redirected. [AUTH-003, AUTH-006 to AUTH-008] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const gate: GateRequest = readGateRequest(new URL(request.url).search) ?? {
    role: 'customer',
    action: 'login',
    data: {},
  }
  const api = apiFor(request, context)
  const isSignedIn =
    hasSession(request) &&
    (await api.users.get({ id: 'me' }).then(
      () => true,
      () => false,
    ))
  const step = firstStep(gate, isSignedIn)
  // After a form, Remix loads the page with the form's headers. Its result must be shown, not redirected.
  const isAfterForm = request.headers.get('content-type') !== null
  if (step === undefined && !isAfterForm) throw redirect(gate.data.redirect ?? homebasePaths.home)
  const { role, action } = gate
  const carried: GateData = { ...gate.data, role, action }
  if (carried.status !== 'invite' || carried.token === undefined) {
    const view = createView(step ?? 'magic-link-success', carried, { isSignedIn })
    return { view: await withCommunityName(api, view) }
  }
  const { token, ...rest } = carried
  const invited = await api.auth.invitation({ token }).catch(() => undefined)
  if (!invited) return { view: createView('signup', rest, { error: authTexts.errors.invitation }) }
  return { view: createView('signup', { ...carried, name: invited.name, email: invited.email }) }
}

/** Submits the form of every step, of the page and of the dialog. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { headers, onHeaders } = forwardCookies()
  if (Number(request.headers.get('content-length') ?? 0) > maxFormBytes) {
    const view = createView('agent-signup', { stage: 'papers' }, { error: authTexts.errors.large, isSignedIn: true })
    return data<GateResult>({ kind: 'view', view }, { status: 413 })
  }
  const form = await request.formData()
  const sent = form.get('step')
  const step = isGateStep(sent) ? sent : 'login-signup'
  const api = apiFor(request, context)
  const result = await orErrorPage(submitStep(api, step, form, onHeaders))
  if (result.kind === 'passed' && form.get('inDialog') !== 'true') return redirect(result.redirect, { headers })
  if (result.kind !== 'view') return data<GateResult>(result, { headers })
  const view = await withCommunityName(api, result.view)
  const hasErrors = (view.error ?? Object.keys(view.errors)[0]) !== undefined
  return data<GateResult>({ kind: 'view', view }, { status: hasErrors ? 422 : 200, headers })
}

export default function LoginRoute() {
  const { view } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const { hasThirdPartySignIn } = useSite()
  return <GatePage view={result?.kind === 'view' ? result.view : view} hasThirdPartySignIn={hasThirdPartySignIn} />
}
