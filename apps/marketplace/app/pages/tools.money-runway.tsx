import type { PublicPageHandle } from '@pkg/remix-host/react'
import { type ActionFunctionArgs, data, type HeadersFunction, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { exampleRunway, readRunway, RunwayPage, runwayTexts, toolTexts } from '~/features/tools'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction = () => [
  { title: toolTexts.names['money-runway'] },
  { name: 'description', content: runwayTexts.description },
]
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

/** Counts without scripts. What a family has is posted, so it’s in no URL and no log. [ROUTE-013] */
export async function action({ request }: ActionFunctionArgs) {
  const form = readRunway(await request.formData())
  return data(form, { status: form.answers ? 200 : 422, headers: { 'cache-control': 'private, no-store' } })
}

export default function MoneyRunwayRoute() {
  const sent = useActionData<typeof action>()
  return <RunwayPage sent={sent ?? exampleRunway} isExample={!sent} />
}
