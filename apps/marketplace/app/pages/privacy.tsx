import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LegalPage, legalTexts } from '~/features/legal'
import { loadLegalPage } from '~/features/legal/index.server'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? legalTexts.privacy }]

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  orErrorPage(loadLegalPage(apiFor(request, context), 'privacy'))

export default function LegalRoute() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
