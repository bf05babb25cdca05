import { approvedStatus } from '@pkg/domain'
import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { applicationDeclineForm, rejectedDecision } from '~/features/decisions/index.server'
import { applicationsTexts } from '~/features/decisions'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { pageTitle } from '~/site/texts'
import { ApplicationPage } from './ApplicationPage'

export const meta: MetaFunction = () => [{ title: pageTitle(applicationsTexts.title) }]

/** One application with its documents, for admins to decide. [API-027, AGENT-004] */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { adminAgents, agentDocuments } = apiFor(request, context)
  const id = params['id'] ?? ''
  const [application, documents] = await Promise.all([
    requireResponse(request, adminAgents.get({ id })),
    requireResponse(request, agentDocuments.list({ id })),
  ])
  return { application, documents: documents.items.map(({ id: documentId, kind }) => ({ id: documentId, kind })) }
}

/** Approves or declines the application. [API-027, AGENT-004] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { adminAgents } = apiFor(request, context)
  const id = params['id'] ?? ''
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'approve') {
    await requireResponse(request, adminAgents.decide({ id, status: approvedStatus }))
    return redirect('/applications?saved=approved')
  }
  if (intent !== 'decline') throw errorPage('bad-request', 400)
  const submission = applicationDeclineForm.submit(form, (body) => adminAgents.decide({ id, ...body }), { status: 0 })
  const sent = await sendForm(request, submission)
  return sent.ok ? redirect('/applications?saved=application-declined') : rejectedDecision(form, sent)
}

export default function ApplicationRoute() {
  return <ApplicationPage {...useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
