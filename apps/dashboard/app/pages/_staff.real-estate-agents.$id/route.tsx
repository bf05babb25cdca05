import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { leads } from '~/features/homes'
import { leadsSource } from '~/features/homes/index.server'
import { licenses, licensesTexts } from '~/features/licenses'
import { licensesSource } from '~/features/licenses/index.server'
import { RecordPage, RelatedList } from '~/features/records'
import { recordAction, recordLoaderWith, relatedRows } from '~/features/records/index.server'
import { referralAgreements, referralAgreementsTexts } from '~/features/agreements'
import { referralAgreementsSource } from '~/features/agreements/index.server'
import { rosterPerson, rosterTexts } from '~/features/roster'
import { rosterPersonSource } from '~/features/roster/index.server'
import { pageTitle } from '~/site/texts'

const kind = rosterPerson('real-estate')
const source = rosterPersonSource('real-estate')

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.record.item.name ?? kind.listTitle) },
]
/** A real estate agent with their papers, their licenses and agreements, and their homes by stage. [DASH-016, WORK-012] */
export const loader = recordLoaderWith(source, async (call, { id }) => {
  const ofAgent = { 'filter[agent]': id }
  const [licenses, agreements, homes] = await Promise.all([
    relatedRows(call, licensesSource, { ...ofAgent, sort: 'state' }),
    relatedRows(call, referralAgreementsSource, ofAgent),
    relatedRows(call, leadsSource, { ...ofAgent, sort: 'stage' }),
  ])
  return { licenses, agreements, homes }
})
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

export default function AgentRoute() {
  const { record, homes, ...related } = useLoaderData<typeof loader>()
  return (
    <RecordPage kind={kind} data={record} rejected={useFormResult<typeof action>()}>
      <RelatedList
        title={licensesTexts.title}
        list={licenses}
        data={related.licenses}
        columns={['name', 'validUntil', 'checked']}
        none={licensesTexts.none}
      />
      <RelatedList
        title={referralAgreementsTexts.title}
        list={referralAgreements}
        data={related.agreements}
        columns={['fee', 'days', 'state']}
        none={referralAgreementsTexts.none}
      />
      <RelatedList
        title={rosterTexts.theirHomes}
        list={leads}
        data={homes}
        columns={['family', 'place', 'stage', 'stay', 'acceptBy']}
        none={rosterTexts.noHomes}
      />
    </RecordPage>
  )
}
