import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AskSeveralPage, severalTexts } from '~/features/several-questions'
import { findOwnName, loadOffered, sendSeveral } from '~/features/several-questions/index.server'
import { readComparedIds } from '~/site/links/compare-links'
import { severalQuestionPath } from '~/site/links/several-questions-links'

export const meta: MetaFunction = () => [{ title: severalTexts.form.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The form that asks up to three communities one question. Without an account, people send it with a link in an email. [COMM-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const ids = readComparedIds(new URL(request.url).searchParams)
  const [offered, ownName] = await orErrorPage(Promise.all([loadOffered(api, ids), findOwnName(api)]))
  return { offered, hasAccount: ownName !== undefined }
}

/** Sends the question of an account. Without an account, emails a link that sends it. Another button finds a community by name. [COMM-010] */
export async function action({ request, context }: ActionFunctionArgs) {
  const url = new URL(request.url)
  const sent = await orErrorPage(sendSeveral(apiFor(request, context), await request.formData(), url))
  return 'id' in sent ? redirect(severalQuestionPath(sent.id)) : data(sent.result, { status: sent.status })
}

export default function AskSeveralRoute() {
  const { offered, hasAccount } = useLoaderData<typeof loader>()
  return <AskSeveralPage offered={offered} hasAccount={hasAccount} result={useActionData<typeof action>()} />
}
