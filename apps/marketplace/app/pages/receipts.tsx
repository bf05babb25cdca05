import { ApiError } from '@pkg/api-client'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { Removal } from '~/site/device/device-data'
import { appendRemoval, takeRemoval } from '~/site/device/removal.server'
import { RemovalScript } from '~/site/device/RemovalScript'
import { type Outcome, ReceiptsPage, receiptsTexts } from '~/features/receipts'
import { headersToKeep, loadReceipts, outcomes, readAccess, submitReceipts } from '~/features/receipts/index.server'

export const meta: MetaFunction = () => [
  { title: receiptsTexts.title },
  { name: 'description', content: receiptsTexts.lead },
  { name: 'robots', content: 'noindex' },
]
export const headers = () => ({ 'cache-control': 'no-store' })

/**
 * Who has a family's information. An emailed link's token moves from the URL to a cookie, where no other site or log sees it, and ends what a code of
 * an earlier link opened. [TRUST-003]
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token')
  if (token !== null)
    throw redirect('/receipts', { headers: await headersToKeep(context, { token, codeId: '', grant: '' }) })
  const view = await orErrorPage(loadReceipts(apiFor(request, context), await readAccess(request, context)))
  const done = outcomes.find((outcome) => outcome === searchParams.get('done'))
  const taken = await takeRemoval(request, context)
  return data({ view, done, removal: taken?.removal }, taken && { headers: taken.headers })
}

/** Does what a form of the page asks for. After an erasure, the browser forgets the family too. [TRUST-004, TRUST-016, EDGE-011] */
export async function action({ request, context }: ActionFunctionArgs) {
  const access = await readAccess(request, context)
  const submission = submitReceipts(apiFor(request, context), access, await request.formData())
  const result = await orErrorPage(
    submission.catch((error: unknown) => {
      // The recipient or the link is gone since the page was loaded.
      if (error instanceof ApiError && error.status === 404) return { done: 'changed' as const, keep: undefined }
      throw error
    }),
  )
  if ('errors' in result) return data(result, { status: 422 })
  const kept = result.done === 'erased' || result.done === 'closed' ? nothingOf(result.done) : (result.keep ?? {})
  const headers = await headersToKeep(context, kept)
  const removal = removals[result.done]
  if (!removal) return redirect(`/receipts?done=${result.done}`, { headers })
  await appendRemoval(headers, removal, request, context)
  // A new document: the scripts of this one still hold what they read from the browser's storage.
  return redirectDocument(`/receipts?done=${result.done}`, { headers })
}

/** What the browser forgets after a form. [EDGE-011] */
const removals: { [Done in Outcome]?: Removal } = { erased: 'all', 'all-stopped': 'answers' }

/** Returns what the browser forgets: everything after an erasure, and a code that has expired. */
const nothingOf = (done: 'erased' | 'closed') => ({
  codeId: '',
  grant: '',
  ...(done === 'erased' ? { token: '' } : {}),
})

export default function ReceiptsRoute() {
  const { view, done, removal } = useLoaderData<typeof loader>()
  return (
    <>
      {removal && <RemovalScript removal={removal} />}
      <ReceiptsPage {...view} done={done} result={useActionData<typeof action>()} />
    </>
  )
}
