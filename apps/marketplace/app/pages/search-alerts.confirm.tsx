import { apiFor, formText, orErrorPage, readToken, tokenPageHeaders } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { confirmAlert } from '~/features/search-alerts/index.server'
import { ConfirmAlertPage, searchAlertTexts } from '~/features/search-alerts'

export const meta: MetaFunction = () => [
  { title: searchAlertTexts.confirm.title },
  { name: 'robots', content: 'noindex' },
]
export const headers = tokenPageHeaders

/** The page of an emailed link that turns a search alert on. [HOME-005] */
export const loader = ({ request }: LoaderFunctionArgs) => ({ token: readToken(request) })

/** Turns the alert on. A link that expired says so. [HOME-005] */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = formText(await request.formData(), 'token')
  const alert = await orErrorPage(confirmAlert(apiFor(request, context), token))
  return data({ alert }, alert ? 200 : 410)
}

export default function ConfirmAlertRoute() {
  const { token } = useLoaderData<typeof loader>()
  return <ConfirmAlertPage token={token} result={useActionData<typeof action>()} />
}
