import { apiFor, formText, orErrorPage, readToken, tokenPageHeaders } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ConfirmSeveralPage, severalTexts } from '~/features/several-questions'
import { confirmSeveral, findSeveralToConfirm } from '~/features/several-questions/index.server'
import { severalQuestionPath } from '~/site/links/several-questions-links'
import { severalLink } from '~/site/server/emailed-link.server'

const refusalStatus = { managed: 403, unlisted: 404, asked: 409, expired: 410 } as const

export const meta: MetaFunction = () => [{ title: severalTexts.confirm.title }, { name: 'robots', content: 'noindex' }]
export const headers = tokenPageHeaders

/** The page of an emailed link that sends a question to several communities. One that was sent already leads to the question. [COMM-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = readToken(request)
  const group = await orErrorPage(findSeveralToConfirm(apiFor(request, context), token))
  if (group?.isConfirmed) {
    throw redirect(severalQuestionPath(group.id), { headers: await severalLink.headersFor(token, context) })
  }
  return data({ token, group }, group ? 200 : 410)
}

/** Sends the question, and leads to it with the emailed link. Otherwise says why it wasn't sent. [COMM-010] */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = formText(await request.formData(), 'token')
  const confirmed = await orErrorPage(confirmSeveral(apiFor(request, context), token))
  if (typeof confirmed === 'string') return data({ refusal: confirmed }, refusalStatus[confirmed])
  return redirect(severalQuestionPath(confirmed.id), { headers: await severalLink.headersFor(token, context) })
}

export default function ConfirmSeveralRoute() {
  const { token, group } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal ?? (group ? undefined : 'expired')
  return <ConfirmSeveralPage token={token} group={group} refusal={refusal} />
}
