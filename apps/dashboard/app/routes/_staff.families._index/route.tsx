import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isRecipient, requireStaff } from '~/server/staff'
import { texts } from '~/texts'
import { FamiliesPage } from './FamiliesPage'
import { loadFamilies, loadReceived } from './load-families.server'
import { ReceivedFamilies } from './ReceivedFamilies'

export const meta: MetaFunction = () => [{ title: texts.title(texts.families.title) }]

export async function loader(sent: LoaderFunctionArgs) {
  const { role } = await requireStaff(sent.request, sent.context)
  return isRecipient(role) ? loadReceived(sent) : loadFamilies(sent)
}

export default function FamiliesRoute() {
  const families = useLoaderData<typeof loader>()
  return families.kind === 'received' ? <ReceivedFamilies {...families} /> : <FamiliesPage {...families} />
}
