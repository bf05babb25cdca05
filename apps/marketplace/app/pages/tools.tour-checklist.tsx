import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor, errorPage, orErrorPage } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChecklistPage, readToolAnswers, toolTexts } from '~/features/tools'
import { changeTourQuestions, loadChecklist } from '~/features/tools/index.server'
import { savedToolPath } from '~/site/links/tool-links'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: toolTexts.names['tour-checklist'] },
  ...(data ? [{ name: 'description', content: data.summary }] : []),
]

export function loader({ request, context }: LoaderFunctionArgs) {
  const answers = readToolAnswers('tour-checklist', new URL(request.url).searchParams)
  return orErrorPage(loadChecklist(apiFor(request, context), 'tour-checklist', answers))
}

/** Puts a question from a community’s page on the family’s own checklist, or takes one off, and shows the list. [FIND-024] */
export async function action({ request, context }: ActionFunctionArgs) {
  const headers = await orErrorPage(changeTourQuestions(request, context, await request.formData()))
  if (!headers) throw errorPage('not-found', 404)
  return redirect(savedToolPath('tour-checklist'), { headers })
}

export default function TourChecklistRoute() {
  return <ChecklistPage {...useLoaderData<typeof loader>()} />
}
