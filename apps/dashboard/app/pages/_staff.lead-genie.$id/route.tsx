import { ApiError } from '@pkg/api-client'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { advisorRow, LeadAdvisors, leadGenieTexts } from '~/features/lead-genie'
import { requireAdmin } from '~/site/server/staff'
import { needsOf } from '~/features/offers'
import { requireResponse } from '~/site/server/require-response'
import { absentTexts, pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(leadGenieTexts.title) }]

/** A family without an advisor, with the advisors by fit, for admins. [DASH-005] */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  await requireAdmin(request, context)
  const api = apiFor(request, context)
  // A family that has an advisor meanwhile is on its own page.
  const advisors = await requireResponse(
    request,
    api.leadSuggestions.advisors({ id }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) throw redirect(`/families/${encodeURIComponent(id)}`)
      throw error
    }),
  )
  const family = await requireResponse(request, api.clients.get({ id }))
  return {
    family: { id, name: family.name || absentTexts.name, needs: needsOf(family) },
    advisors: advisors.items.map(advisorRow),
  }
}

/** Assigns the family to an advisor. [DASH-005, WORK-007] */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  await requireAdmin(request, context)
  const agentId = formText(await request.formData(), 'agent')
  if (agentId === '') throw errorPage('bad-request', 400)
  const assigned = apiFor(request, context)
    .clients.update({ id, agentId })
    .catch((error: unknown) => {
      if (error instanceof ApiError && [409, 422].includes(error.status)) return error
      throw error
    })
  const result = await requireResponse(request, assigned)
  if (result instanceof ApiError) return data({ problem: result.errors[0]?.detail ?? result.message }, 422)
  return redirect('/lead-genie?saved=assigned')
}

export default function LeadRoute() {
  return <LeadAdvisors {...useLoaderData<typeof loader>()} problem={useFormResult<typeof action>()?.problem} />
}
