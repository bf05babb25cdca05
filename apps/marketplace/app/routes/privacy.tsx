import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LegalPage } from '~/legal/LegalPage'
import { loadLegalPage } from '~/legal/legal-page.server'
import { legalTexts } from '~/legal/texts'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? legalTexts.privacy }]

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  orErrorPage(loadLegalPage(apiFor(request, context), 'privacy'))

export default function LegalRoute() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
