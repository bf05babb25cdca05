import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { rememberList } from '~/families/list-around'
import { listAction } from '~/lists/act-on-list.server'
import { shouldRevalidateList } from '~/lists/changes-only-preview'
import { ListPage } from '~/lists/ListPage'
import { listUrl, readOpen } from '~/lists/list-url'
import { listLoader } from '~/lists/load-list.server'
import { isRecipient, requireStaff } from '~/server/staff'
import { texts } from '~/texts'
import { FamilyPreview } from './FamilyPreview'
import { families } from './list'
import { loadReceived } from './load-received.server'
import { ReceivedFamilies } from './ReceivedFamilies'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(families.title) }]

export async function loader(sent: LoaderFunctionArgs) {
  const { role } = await requireStaff(sent.request, sent.context)
  return isRecipient(role) ? loadReceived(sent) : { kind: 'staff' as const, list: await listLoader(source)(sent) }
}

export const action = listAction(source)

export const shouldRevalidate = shouldRevalidateList

export default function FamiliesRoute() {
  const found = useLoaderData<typeof loader>()
  const open = readOpen(useSearchParams()[0])
  useEffect(() => {
    if (found.kind !== 'staff') return
    const { state, rows } = found.list
    rememberList({ href: listUrl(families, { ...state, open }), ids: rows.map(({ id }) => id) })
  }, [found, open])
  return found.kind === 'received' ? (
    <ReceivedFamilies {...found} />
  ) : (
    <ListPage list={families} data={found.list} preview={(id) => <FamilyPreview id={id} />} />
  )
}
