import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BoardPage } from '~/features/board'
import { boardLoader } from '~/features/board/index.server'
import { listAction } from '~/features/lists/index.server'
import { listUrl } from '~/features/lists'
import { families } from '~/features/families'
import { familySource } from '~/features/families/index.server'
import { pageTitle } from '~/site/texts'
import { pipelineTexts } from './texts'
import { pipeline } from './board'

export const meta: MetaFunction = () => [{ title: pageTitle(pipelineTexts.title) }]

export const loader = boardLoader(pipeline, familySource)

export const action = listAction({ ...familySource, list: pipeline.list })

export default function PipelineRoute() {
  const data = useLoaderData<typeof loader>()
  const { term, filters } = data.state
  return <BoardPage board={pipeline} data={data} listHref={listUrl(families, { view: 'all', term, filters })} />
}
