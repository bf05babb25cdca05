import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { families } from '~/features/families'
import { familySource } from '~/features/families/index.server'
import { RecordPage, RelatedList } from '~/features/records'
import { recordAction, recordLoaderWith, relatedRows } from '~/features/records/index.server'
import { rosterPerson, rosterTexts } from '~/features/roster'
import { rosterPersonSource } from '~/features/roster/index.server'
import { pageTitle } from '~/site/texts'

const kind = rosterPerson('partner')
const source = rosterPersonSource('partner')

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.record.item.name ?? kind.listTitle) },
]
/** An advisor with their papers and their families. [DASH-015, WORK-012] */
export const loader = recordLoaderWith(source, async (call, { id }) => ({
  families: await relatedRows(call, familySource, { 'filter[agent]': id, sort: '-createdAt' }),
}))
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function AdvisorRoute() {
  const { record, families: rows } = useLoaderData<typeof loader>()
  return (
    <RecordPage kind={kind} data={record} rejected={useFormResult<typeof action>()}>
      <RelatedList
        title={rosterTexts.theirFamilies}
        list={families}
        data={rows}
        columns={['name', 'stage', 'place', 'requested']}
        none={rosterTexts.noFamilies}
        href={`/families?${String(new URLSearchParams({ tab: 'all', 'filter[agent]': record.item.id }))}`}
      />
    </RecordPage>
  )
}
