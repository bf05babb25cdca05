import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction } from '~/lists/act-on-list.server'
import { ListPage } from '~/lists/ListPage'
import { listLoader } from '~/lists/load-list.server'
import { questionsTexts } from '~/questions/texts'
import { texts } from '~/texts'
import { questions } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(questions.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function QuestionsRoute() {
  const data = useLoaderData<typeof loader>()
  const lead = questionsTexts.lead[data.role === 'admin' ? 'admin' : 'provider']
  return <ListPage list={questions} data={data} lead={lead} />
}
