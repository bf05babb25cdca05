import { apiFor, errorPage, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { LinkSentPage, NewQuestionPage, questionsTexts } from '~/features/questions'
import { isSignedIn, sendQuestion } from '~/features/questions/index.server'
import { newQuestionPath, ownQuestionPath } from '~/site/links/question-links'
import { redirectToCurrent } from '~/site/server/redirect-to-current'

export const meta: MetaFunction = () => [{ title: questionsTexts.ask }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The form that asks a question about a community. Without an account, people send it with a link in an email. [COMM-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = communityIn(request)
  const api = apiFor(request, context)
  const { id: current, name } = await orErrorPage(api.communities.get({ id }))
  if (current !== id) throw redirectToCurrent(newQuestionPath(current))
  return { id, name, hasAccount: await orErrorPage(isSignedIn(api)) }
}

/** Sends the question of an account. Without an account, emails a link that sends it. [COMM-010] */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = communityIn(request)
  const sent = await orErrorPage(sendQuestion(apiFor(request, context), id, await request.formData()))
  return 'id' in sent ? redirect(ownQuestionPath(sent.id)) : data(sent.result, { status: sent.status })
}

function communityIn(request: Request): string {
  const id = new URL(request.url).searchParams.get('community') ?? ''
  if (id === '') throw errorPage('not-found', 404)
  return id
}

export default function NewQuestionRoute() {
  const { id, name, hasAccount } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  if (result?.isLinkSent) return <LinkSentPage community={name} typed={result.typed} />
  return <NewQuestionPage id={id} community={name} hasAccount={hasAccount} result={result} />
}
