import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { questionsTexts } from '~/features/questions'
import { pageTitle } from '~/site/texts'
import { questions } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(questions.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function QuestionsRoute() {
  const data = useLoaderData<typeof loader>()
  const lead = questionsTexts.lead[data.role === 'admin' ? 'admin' : 'provider']
  return <ListPage list={questions} data={data} lead={lead} />
}
