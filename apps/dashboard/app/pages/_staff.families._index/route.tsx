import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { families, rememberList } from '~/features/families'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage, listUrl, readOpen, shouldRevalidateList } from '~/features/lists'
import { familySource } from '~/features/families/index.server'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { FamilyPreview } from './FamilyPreview'
import { loadReceived } from './load-received.server'
import { ReceivedFamilies } from './ReceivedFamilies'

export const meta: MetaFunction = () => [{ title: pageTitle(families.title) }]

/** The list of families, or the families that a recipient got. [DASH-003, ROLE-010] */
export async function loader(sent: LoaderFunctionArgs) {
  const { role } = await requireStaff(sent.request, sent.context)
  return isRecipient(role) ? loadReceived(sent) : { kind: 'staff' as const, list: await listLoader(familySource)(sent) }
}

export const action = listAction(familySource)

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
