import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StatsPage, statsTexts } from '~/features/stats'
import { loadStats } from '~/features/stats/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: pageTitle(view ? statsTexts.questions[view.question].title : statsTexts.title) },
]

/** A question with its numbers. Dates that don’t make a period get 422, and the form says what to change. [DASH-009, WORK-014] */
export async function loader(sent: LoaderFunctionArgs) {
  const view = await loadStats(sent, sent.params['question'] ?? '')
  return data(view, Object.keys(view.state.errors).length > 0 ? 422 : 200)
}

export default function StatsRoute() {
  return <StatsPage view={useLoaderData<typeof loader>()} />
}
