import '@pkg/gwizzy/styles.css'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FamilyQuestionsPage, familyQuestionsTexts } from '~/features/family-questions'
import { loadFamilyQuestions } from '~/features/family-questions/index.server'
import { homebasePaths } from '~/site/links/homebase-links'

const notStored = { 'cache-control': 'private, no-store' }

export const meta: MetaFunction = () => [{ title: familyQuestionsTexts.title }, { name: 'robots', content: 'noindex' }]
export const headers = () => notStored

/** More questions after a request. Without a request, or once they’re answered, the family’s own page is next. [POST-001, ROUTE-011] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const questions = await orErrorPage(loadFamilyQuestions(apiFor(request, context), request))
  if (!questions) throw redirect(homebasePaths.home)
  return data({ questions }, { headers: notStored })
}

/** The answers and the page stay as they are while the questions are answered. */
export const shouldRevalidate = () => false

export default function FamilyQuestionsRoute() {
  const { questions } = useLoaderData<typeof loader>()
  return <FamilyQuestionsPage questions={questions} />
}
