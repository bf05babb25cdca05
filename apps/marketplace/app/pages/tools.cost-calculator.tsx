import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { now } from '@pkg/domain'
import { CostPage, costToolTexts, toolTexts } from '~/features/tools'
import { loadCosts } from '~/features/tools/index.server'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction = () => [
  { title: toolTexts.names['cost-calculator'] },
  { name: 'description', content: costToolTexts.description },
]

export const loader = ({ request, context }: LoaderFunctionArgs) => loadCosts(request, context, now())

export default function CostCalculatorRoute() {
  return <CostPage costs={useLoaderData<typeof loader>()} />
}
