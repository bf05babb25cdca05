import { ApiError, type BodyOf, type Client, type EndpointTable } from '@pkg/api-client'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage, formText, isUnavailable } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  AdvisorPage,
  advisorTexts,
  attributeFields,
  type FailedForm,
  type FormProblem,
  type ReadForm,
} from '~/features/advisors'
import {
  loadAdvisor,
  loadCovers,
  readAbout,
  readChecks,
  readCover,
  readHours,
  readPortrait,
  readVisit,
  saveAbout,
} from '~/features/advisors/index.server'
import { replacePicker } from '~/features/pickers/index.server'
import { pathAfterSaving, type Saved } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { errorTexts, pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(advisorTexts.title) }]

/** An advisor’s profile, hours for calls, and records. Advisors see their own, and admins see everyone’s. [AGENT-005, AGENT-008, ROLE-010] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  const api = apiFor(request, context)
  const id = params['id'] ?? ''
  const [advisor, covers] = await Promise.all([loadAdvisor(request, api, id), loadCovers(request, api, id)])
  return { ...advisor, ...covers, isAdmin: role === 'admin' }
}

/** Saves one form of the page: the profile, hours, portrait, tours, covers, or checks. [AGENT-005, AGENT-008] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const api = apiFor(request, context)
  const id = params['id'] ?? ''
  const form = await request.formData()
  const sent = { request, form }
  const intent = formText(form, 'intent')
  switch (intent) {
    case 'about':
      return save(sent, 'profile', readAbout(form), (values) => saveAbout(api, id, values))
    case 'hours':
      return save(sent, 'call-hours', readHours(form), (values) => api.callHours.replace({ id, ...values }))
    case 'portrait':
      return save(sent, 'portrait', readPortrait(form), (values) => api.advisorPortraits.replace({ id, ...values }))
    case 'remove-portrait':
      return save(sent, 'portrait-removed', { values: undefined }, () => api.advisorPortraits.remove({ id }))
    case 'add-visit':
      return save(sent, 'tour-added', readVisit(form), (visit) => api.advisorProfiles.addVisit({ id, ...visit }))
    case 'remove-visit': {
      const values = { communityId: formText(form, 'community'), visitedOn: formText(form, 'visited-on') }
      return save(sent, 'tour-removed', { values }, () => api.advisorProfiles.removeVisit({ id, ...values }))
    }
    case 'add-cover':
      return addCover(sent, api, id)
    case 'end-cover': {
      const values = { id: formText(form, 'cover') }
      return save(sent, 'cover-ended', { values }, (cover) => api.covers.end(cover))
    }
    case 'checks':
      return save(sent, 'checks', readChecks(form), (values) => api.advisorProfiles.replaceChecks({ id, ...values }))
    default:
      throw errorPage('bad-request', 400)
  }
}

/** Plans who covers for an advisor. A name that fits several colleagues comes back with them. [WORK-007, WORK-022] */
async function addCover({ request, form }: { request: Request; form: FormData }, api: Client, agentId: string) {
  const picker = { name: 'covering', source: 'advisors', isMany: false } as const
  const { form: picked, rejected } = await requireResponse(request, replacePicker(api, picker, form))
  const found = rejected?.errors[picker.name]
  const read = found === undefined ? readCover(picked) : { problem: { message: found, field: picker.name } }
  const send = (cover: Omit<BodyOf<EndpointTable['covers']['create']>, 'agentId'>) =>
    api.covers.create({ agentId, ...cover })
  return save({ request, form }, 'cover-planned', read, send, rejected?.found)
}

/** Saves what a form says, or returns what's wrong with it and what was entered. */
async function save<Values>(
  { request, form }: { request: Request; form: FormData },
  saved: Saved,
  read: ReadForm<Values>,
  send: (values: Values) => Promise<unknown>,
  found?: FailedForm['found'],
) {
  const problems = 'problem' in read ? [read.problem] : await requireResponse(request, listProblems(send(read.values)))
  if (!problems) return redirect(pathAfterSaving(request.url, saved))
  const entered = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return data({ failed: { problems, entered, found } }, 422)
}

/** Waits for what was sent. Returns what the API doesn’t accept, or that it can’t be reached. */
async function listProblems(sent: Promise<unknown>): Promise<FormProblem[] | undefined> {
  try {
    await sent
    return undefined
  } catch (error) {
    if (isUnavailable(error)) return [{ message: errorTexts.notSaved }]
    if (error instanceof ApiError && error.status === 422) {
      return error.errors.map(({ detail = '', source }) => {
        const field = attributeFields[/^\/data\/attributes\/(\w+)/.exec(source?.pointer ?? '')?.[1] ?? '']
        return { message: detail, ...(field && { field }) }
      })
    }
    throw error
  }
}

export default function AdvisorRoute() {
  return <AdvisorPage advisor={useLoaderData<typeof loader>()} failed={useFormResult<typeof action>()?.failed} />
}
