import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'
import { exitSurveyTexts } from './texts'
import { exitSurvey } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(exitSurvey.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function ExitSurveyRoute() {
  return <ListPage list={exitSurvey} data={useLoaderData<typeof loader>()} lead={exitSurveyTexts.lead} />
}
