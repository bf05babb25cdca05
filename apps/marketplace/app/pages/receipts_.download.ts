import { ApiError } from '@pkg/api-client'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readAccess } from '~/features/receipts/index.server'

/** Without a form, there's nothing to download. */
export const loader = () => redirect('/receipts')

/** Everything stored about a person, as one file. The grant of a code opens it. [TRUST-016] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { grant } = await readAccess(request, context)
  const stored = grant && (await orErrorPage(download(request, context, grant)))
  if (!stored) return redirect('/receipts?done=closed')
  return new Response(JSON.stringify(stored, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-information.json"',
      'cache-control': 'no-store',
    },
  })
}

/** Returns undefined for a grant that has expired. */
async function download(request: Request, context: ActionFunctionArgs['context'], grant: string) {
  return apiFor(request, context)
    .privacy.download({ grant })
    .catch((error: unknown) => {
      if (error instanceof ApiError && [410, 422].includes(error.status)) return undefined
      throw error
    })
}
