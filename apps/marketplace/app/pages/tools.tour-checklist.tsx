import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChecklistPage, readToolAnswers, toolTexts } from '~/features/tools'
import { loadChecklist } from '~/features/tools/index.server'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: toolTexts.names['tour-checklist'] },
  ...(data ? [{ name: 'description', content: data.summary }] : []),
]

export function loader({ request, context }: LoaderFunctionArgs) {
  const answers = readToolAnswers('tour-checklist', new URL(request.url).searchParams)
  return orErrorPage(loadChecklist(apiFor(request, context), 'tour-checklist', answers))
}

export default function TourChecklistRoute() {
  return <ChecklistPage {...useLoaderData<typeof loader>()} />
}
