import type { CommunityRecordItem } from '@pkg/api-client'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { changeWords, communities, communitiesTexts as words } from '~/features/communities'
import { type MergeKind, MergePage } from '~/features/merges'
import { mergeAction, mergeLoader } from '~/features/merges/index.server'
import { pageTitle } from '~/site/texts'

const fields = [
  'name',
  'line1',
  'line2',
  'phone',
  'websiteUrl',
  'description',
  'capacity',
  'managementCompany',
] as const

const textOf = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value)

const kind: MergeKind<CommunityRecordItem> = {
  area: 'communities',
  listTitle: communities.title,
  title: words.merge,
  roles: ['admin'],
  fields: [
    ...fields.map((name) => ({
      name,
      label: words.fields[name],
      text: (item: CommunityRecordItem) => textOf(item[name]),
    })),
  ],
}

/** What a merge doesn’t take over, so people see whether both are the same. */
const shownOnly = [
  { name: 'place', label: words.city, text: ({ city, state, zip }: CommunityRecordItem) => `${city}, ${state} ${zip}` },
  { name: 'care', label: words.care, text: ({ care }: CommunityRecordItem) => changeWords('care', care) },
  { name: 'source', label: words.source, text: ({ source }: CommunityRecordItem) => source },
  { name: 'license', label: words.license, text: ({ license }: CommunityRecordItem) => license },
  { name: 'reviews', label: words.reviews, text: ({ reviews }: CommunityRecordItem) => String(reviews) },
  { name: 'members', label: words.claimedBy, text: ({ members }: CommunityRecordItem) => words.people(members) },
] as const

export const meta: MetaFunction = () => [{ title: pageTitle(words.merge) }]
export const loader = mergeLoader({ ...kind, fields: [...kind.fields, ...shownOnly] }, (api, id) =>
  api.communityRecords.get({ id }),
)
export const action = mergeAction(kind, fields, (api, decided) => api.communityRecords.merge(decided))

export default function MergeCommunitiesRoute() {
  const data = useLoaderData<typeof loader>()
  const lines = data.lines.map((line) => ({
    ...line,
    isChoice: line.isChoice && fields.some((name) => name === line.name),
  }))
  return <MergePage kind={kind} data={{ ...data, lines }} />
}
