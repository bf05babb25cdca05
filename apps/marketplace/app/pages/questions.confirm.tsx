import { apiFor, formText, orErrorPage, readToken, tokenPageHeaders } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { askingTexts, ConfirmQuestionPage } from '~/features/questions'
import { confirmQuestion, findQuestionToConfirm } from '~/features/questions/index.server'
import { ownQuestionPath } from '~/site/links/question-links'
import { questionLink } from '~/site/server/emailed-link.server'

const refusalStatus = { managed: 403, unlisted: 404, expired: 410 } as const

export const meta: MetaFunction = () => [{ title: askingTexts.confirm.submit }, { name: 'robots', content: 'noindex' }]
export const headers = tokenPageHeaders

/** The page of an emailed link that sends a question. One that was sent already leads to the question. [COMM-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = readToken(request)
  const question = await orErrorPage(findQuestionToConfirm(apiFor(request, context), token))
  if (question?.isConfirmed) {
    throw redirect(ownQuestionPath(question.id), { headers: await questionLink.headersFor(token, context) })
  }
  return data({ token, question }, question ? 200 : 410)
}

/** Sends the question, and leads to it with the emailed link. Otherwise says why it wasn't sent. [COMM-010] */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = formText(await request.formData(), 'token')
  const confirmed = await orErrorPage(confirmQuestion(apiFor(request, context), token))
  if (typeof confirmed === 'string') return data({ refusal: confirmed }, refusalStatus[confirmed])
  return redirect(ownQuestionPath(confirmed.id), { headers: await questionLink.headersFor(token, context) })
}

export default function ConfirmQuestionRoute() {
  const { token, question } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal ?? (question ? undefined : 'expired')
  return <ConfirmQuestionPage token={token} question={question} refusal={refusal} />
}
