import { ApiError } from '@pkg/api-client'
import { apiFor, orErrorPage, siteCookie } from '@pkg/remix-host/server'
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ReceiptsPage } from '~/receipts/ReceiptsPage'
import { loadReceipts } from '~/receipts/receipts-page.server'
import { outcomes, submitReceipts } from '~/receipts/submit-receipts.server'
import { receiptsTexts } from '~/receipts/texts'

/** Seconds for which the browser keeps the token of an emailed link. */
const tokenAge = 1800

export const meta: MetaFunction = () => [{ title: receiptsTexts.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => ({ 'cache-control': 'no-store' })

/** Who has a family's information. An emailed link's token moves from the URL to a cookie, where no other site or log sees it. [TRUST-003] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (token !== null) {
    const cookie = await tokenCookie(context).serialize(token)
    throw redirect('/receipts', { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
  }
  const view = await orErrorPage(loadReceipts(apiFor(request, context), await readToken(request, context)))
  return { view, done: outcomes.find((outcome) => outcome === searchParams.get('done')) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = submitReceipts(
    apiFor(request, context),
    await readToken(request, context),
    await request.formData(),
  )
  const result = await orErrorPage(
    submission.catch((error: unknown) => {
      // The recipient or the link is gone since the page was loaded.
      if (error instanceof ApiError && error.status === 404) return { done: 'changed' as const }
      throw error
    }),
  )
  return 'done' in result ? redirect(`/receipts?done=${result.done}`) : data(result, { status: 422 })
}

const tokenCookie = (context: AppLoadContext) => siteCookie('receipts', context, { maxAge: tokenAge })

async function readToken(request: Request, context: AppLoadContext): Promise<string | undefined> {
  const value: unknown = await tokenCookie(context).parse(request.headers.get('cookie'))
  return typeof value === 'string' ? value : undefined
}

export default function ReceiptsRoute() {
  const { view, done } = useLoaderData<typeof loader>()
  return <ReceiptsPage {...view} done={done} result={useActionData<typeof action>()} />
}
