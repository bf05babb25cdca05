import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { imports, importsTexts } from '~/features/imports'
import { importsSource } from '~/features/imports/index.server'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(imports.title) }]
export const loader = listLoader(importsSource)
export const action = listAction(importsSource)

export default function ImportsRoute() {
  return <ListPage list={imports} data={useLoaderData<typeof loader>()} lead={importsTexts.lead} />
}
