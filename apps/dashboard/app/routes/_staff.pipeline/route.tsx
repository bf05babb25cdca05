import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BoardPage } from '~/board/BoardPage'
import { boardLoader } from '~/board/load-board.server'
import { listAction } from '~/lists/act-on-list.server'
import { listUrl } from '~/lists/list-url'
import { texts } from '~/texts'
import { families } from '../_staff.families._index/list'
import { source } from '../_staff.families._index/source.server'
import { pipeline } from './board'

export const meta: MetaFunction = () => [{ title: texts.title(texts.pipeline.title) }]

export const loader = boardLoader(pipeline, source)

export const action = listAction({ ...source, list: pipeline.list })

export default function PipelineRoute() {
  const data = useLoaderData<typeof loader>()
  const { term, filters } = data.state
  return <BoardPage board={pipeline} data={data} listHref={listUrl(families, { view: 'all', term, filters })} />
}
