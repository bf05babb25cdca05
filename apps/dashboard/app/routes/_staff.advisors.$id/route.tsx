import { ApiError } from '@pkg/api-client'
import { apiFor, errorPage, formText, isUnavailable } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AdvisorPage } from '~/advisors/AdvisorPage'
import { changeVisits, loadAdvisor, saveAbout } from '~/advisors/load-advisor.server'
import { readAbout, readChecks, type ReadForm, readHours, readPortrait, readVisit } from '~/advisors/read-advisor-forms'
import { pathAfterSaving, type Saved } from '~/forms/saved'
import { requireResponse } from '~/server/require-response'
import { requireStaff } from '~/server/staff'
import { texts } from '~/texts'

export const meta: MetaFunction = () => [{ title: texts.title(texts.advisor.title) }]

/** An advisor’s profile, hours for calls, and records. Advisors see their own, and admins see everyone’s. [AGENT-005, AGENT-008, ROLE-010] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  return { ...(await loadAdvisor(request, apiFor(request, context), params['id'] ?? '')), isAdmin: role === 'admin' }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const id = params['id'] ?? ''
  const form = await request.formData()
  const intent = formText(form, 'intent')
  switch (intent) {
    case 'about':
      return save(request, 'profile', readAbout(form), (values) => saveAbout(api, id, values))
    case 'hours':
      return save(request, 'call-hours', readHours(form), (values) => api.callHours.replace({ id, ...values }))
    case 'portrait':
      return save(request, 'portrait', readPortrait(form), (values) => api.advisorPortraits.replace({ id, ...values }))
    case 'remove-portrait':
      return save(request, 'portrait-removed', { values: undefined }, () => api.advisorPortraits.remove({ id }))
    case 'add-visit':
      return save(request, 'tour-added', readVisit(form), (visit) => changeVisits(api, id, (all) => [...all, visit]))
    case 'remove-visit': {
      const isRemoved = ({ communityId, visitedOn }: { communityId: string; visitedOn: string }) =>
        communityId === formText(form, 'community') && visitedOn === formText(form, 'visited-on')
      const remove = () => changeVisits(api, id, (all) => all.filter((visit) => !isRemoved(visit)))
      return save(request, 'tour-removed', { values: undefined }, remove)
    }
    case 'checks': {
      const values = { checks: readChecks(form) }
      return save(request, 'checks', { values }, () => api.advisorProfiles.replaceChecks({ id, ...values }))
    }
    default:
      throw errorPage('bad-request', 400)
  }
}

/** Saves what a form says, or returns what's wrong with it. */
async function save<Values>(
  request: Request,
  saved: Saved,
  read: ReadForm<Values>,
  send: (values: Values) => Promise<unknown>,
) {
  if ('problem' in read) return data({ problems: [read.problem] }, 422)
  const problems = await requireResponse(request, listProblems(send(read.values)))
  return problems ? data({ problems }, 422) : redirect(pathAfterSaving(request.url, saved))
}

/** Waits for what was sent. Returns what the API doesn’t accept, or that it can’t be reached. */
async function listProblems(sent: Promise<unknown>): Promise<string[] | undefined> {
  try {
    await sent
    return undefined
  } catch (error) {
    if (isUnavailable(error)) return [texts.errors.notSaved]
    if (error instanceof ApiError && error.status === 422) return error.errors.map(({ detail = '' }) => detail)
    throw error
  }
}

export default function AdvisorRoute() {
  return <AdvisorPage advisor={useLoaderData<typeof loader>()} problems={useActionData<typeof action>()?.problems} />
}
