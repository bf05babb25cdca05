import { apiFor, errorPage, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NewQuestionPage } from '~/questions/NewQuestionPage'
import type { QuestionFormResult } from '~/questions/question-form'
import { readQuestion, sendQuestion } from '~/questions/question-form.server'
import { newQuestionPath, ownQuestionPath } from '~/questions/question-links'
import { questionsTexts } from '~/questions/texts'
import { orSignIn } from '~/authentication/require-sign-in.server'
import { redirectToCurrent } from '~/server/redirect-to-current'

export const meta: MetaFunction = () => [{ title: questionsTexts.ask }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** The form that asks a question about a community. People sign in first, with a password or an emailed code, and come back. [COMM-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = communityIn(request)
  const api = apiFor(request, context)
  const { id: current, name } = await orErrorPage(api.communities.get({ id }))
  if (current !== id) throw redirectToCurrent(newQuestionPath(current))
  await orSignIn(api.users.get({ id: 'me' }), newQuestionPath(id))
  return { name }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const id = communityIn(request)
  const read = readQuestion(await request.formData())
  if (!read.ok) return data(read.result, { status: 422 })
  const sent = await orSignIn(sendQuestion(apiFor(request, context), id, read.text), newQuestionPath(id))
  if (sent !== 'managed') return redirect(ownQuestionPath(sent.id))
  return data<QuestionFormResult>({ text: read.text, error: questionsTexts.form.errors.managed }, { status: 403 })
}

function communityIn(request: Request): string {
  const id = new URL(request.url).searchParams.get('community') ?? ''
  if (id === '') throw errorPage('not-found', 404)
  return id
}

export default function NewQuestionRoute() {
  const { name } = useLoaderData<typeof loader>()
  return <NewQuestionPage community={name} result={useActionData<typeof action>()} />
}
