import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { families, receivedFamilies } from '~/features/families'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage, shouldRevalidateList } from '~/features/lists'
import { familySource, receivedSource } from '~/features/families/index.server'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { FamilyPreview } from './FamilyPreview'

export const meta: MetaFunction = () => [{ title: pageTitle(families.title) }]

/** The list of families, or of those that a recipient got. [DASH-003, ROLE-010] */
export async function loader(sent: LoaderFunctionArgs) {
  return (await isForRecipient(sent))
    ? { kind: 'received' as const, list: await listLoader(receivedSource)(sent) }
    : { kind: 'staff' as const, list: await listLoader(familySource)(sent) }
}

/** Does what a form of the list says. Recipients only save views. */
export async function action(sent: ActionFunctionArgs) {
  return (await isForRecipient(sent)) ? listAction(receivedSource)(sent) : listAction(familySource)(sent)
}

export const shouldRevalidate = shouldRevalidateList

const isForRecipient = async ({ request, context }: LoaderFunctionArgs) =>
  isRecipient((await requireStaff(request, context)).role)

export default function FamiliesRoute() {
  const found = useLoaderData<typeof loader>()
  if (found.kind === 'received') return <ListPage list={receivedFamilies} data={found.list} />
  return <ListPage list={families} data={found.list} preview={(id) => <FamilyPreview id={id} />} />
}
