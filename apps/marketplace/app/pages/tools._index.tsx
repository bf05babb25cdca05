import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadTools } from '~/features/tools/index.server'
import { ToolsPage, toolTexts } from '~/features/tools'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction = () => [
  { title: toolTexts.title },
  { name: 'description', content: toolTexts.description },
]

export const loader = async ({ request, context }: LoaderFunctionArgs) => ({
  tools: await orErrorPage(loadTools(apiFor(request, context))),
})

export default function ToolsRoute() {
  return <ToolsPage {...useLoaderData<typeof loader>()} />
}
