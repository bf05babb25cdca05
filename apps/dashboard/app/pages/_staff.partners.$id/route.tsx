import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'
import { KeyTable } from './KeyTable'
import { partner } from './record'
import { source } from './record-source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(partner.listTitle) }]
export const loader = recordLoader(source)
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function PartnerRoute() {
  const { record } = useLoaderData<typeof loader>()
  return (
    <RecordPage kind={partner} data={record} rejected={useFormResult<typeof action>()}>
      <KeyTable partnerId={record.item.id} keys={record.item.keyViews} />
    </RecordPage>
  )
}
