import type { CommunityRecordItem } from '@pkg/api-client'
import {
  amenityCategories,
  amenityLabel,
  careLabel,
  careTypeSlugs,
  communityTags,
  type ProfilePart,
  profilePoints,
} from '@pkg/domain'
import { Stack, Text, TextLink } from '@pkg/ui'
import { mergeActions } from '~/features/merges'
import type { RecordAction, RecordField, RecordKind } from '~/features/records'
import { communities } from './list'
import { photosHref } from './photos-href'
import { claimedByOf, priceAgeOf, priceOf, ratingOf, roomsOf, statusOf } from './row'
import { communitiesTexts as words } from './texts'

type CommunityItem = CommunityRecordItem

const admins = ['admin'] as const
const editors = ['provider', 'admin'] as const

type TextName = 'name' | 'line1' | 'line2' | 'phone' | 'websiteUrl' | 'description' | 'managementCompany'

/** A fact that admins and the community’s team edit as text. */
const text = (name: TextName, label: string, max: number, more: object = {}): RecordField<CommunityItem> => ({
  name,
  label,
  control: { kind: 'text', max },
  cell: (item) => item[name],
  value: (item) => item[name],
  editors,
  ...more,
})

const careOptions = careTypeSlugs.map((value) => ({ value, label: careLabel(value) }))
const amenityOptions = amenityCategories.flatMap(({ amenities }) =>
  amenities.map(({ flag, label }) => ({ value: flag, label })),
)

const profile: readonly RecordField<CommunityItem>[] = [
  text('name', words.name, 160, { missing: words.nameMissing }),
  {
    name: 'care',
    label: words.care,
    control: { kind: 'many', options: careOptions },
    missing: words.careMissing,
    cell: ({ care }) => care.map(careLabel).join(', '),
    value: ({ care }) => care,
    editors,
  },
  text('line1', words.line1, 160, { missing: words.lineMissing }),
  text('line2', words.line2, 160),
  {
    name: 'city',
    label: words.city,
    hint: words.cityHint,
    control: { kind: 'text', max: 80 },
    missing: words.cityMissing,
    cell: ({ city, state }) => `${city}, ${state}`,
    value: ({ city }) => city,
    editors: admins,
  },
  {
    name: 'zip',
    label: words.zip,
    hint: words.zipHint,
    control: { kind: 'text', max: 5 },
    missing: words.zipMissing,
    cell: ({ zip }) => zip,
    value: ({ zip }) => zip,
    editors: admins,
  },
  text('phone', words.phone, 40, { control: { kind: 'text', max: 40, type: 'tel' } }),
  text('websiteUrl', words.website, 300, {
    hint: words.websiteHint,
    control: { kind: 'text', max: 300, type: 'url' },
    cell: ({ websiteUrl }: CommunityItem) => websiteUrl && <TextLink href={websiteUrl}>{websiteUrl}</TextLink>,
  }),
  text('description', words.description, 8000, {
    hint: words.descriptionHint,
    control: { kind: 'long-text', max: 8000, rows: 8 },
  }),
  {
    name: 'capacity',
    label: words.capacity,
    control: { kind: 'number' },
    cell: ({ capacity }) => capacity,
    value: ({ capacity }) => capacity,
    editors,
  },
  text('managementCompany', words.company, 160),
]

/** What its profile lacks: the best next step, and the rest. [DASH-010] */
function Missing({ item: { id, missing } }: { item: CommunityItem }) {
  const others = missing.slice(1)
  if (others.length === 0) return null
  return (
    <Stack gap={4}>
      {others.map((part) => (
        <Text key={part} size="small">
          <NextStep id={id} part={part} />
        </Text>
      ))}
    </Stack>
  )
}

/** A step that completes a profile. Photos and prices have pages of their own. */
function NextStep({ id, part }: { id: string; part: ProfilePart }) {
  const text = stepText(part)
  if (part === 'photo' || part === 'photos') return <TextLink href={photosHref(id)}>{text}</TextLink>
  if (part === 'prices') return <TextLink href={pricesHref(id)}>{text}</TextLink>
  return text
}

const stepText = (part: ProfilePart): string => words.partOf(words.profileParts[part], profilePoints[part])

const bestStep = ({ id, missing: [first] }: CommunityItem) =>
  first === undefined ? words.complete : <NextStep id={id} part={first} />

const pricesHref = (id: string): string => `/prices?${String(new URLSearchParams({ community: id }))}`

const actions: readonly RecordAction<CommunityItem>[] = [
  {
    name: 'publish',
    label: words.publish,
    key: 'P',
    look: 'primary',
    roles: admins,
    done: words.publishedIt,
    isFor: ({ status }) => status < 1,
  },
  {
    name: 'ask-prices',
    label: words.askPrices,
    key: 'A',
    help: words.askPricesHelp,
    roles: admins,
    done: words.pricesAsked,
    isFor: ({ members }) => members > 0,
  },
  {
    name: 'change-slug',
    label: words.changeSlug,
    key: 'W',
    help: ({ id }) => words.changeSlugHelp(id),
    inputs: [
      {
        name: 'slug',
        label: words.slug,
        hint: words.slugHint,
        control: { kind: 'text', max: 80 },
        missing: words.slugMissing,
      },
    ],
    roles: admins,
    done: words.slugChanged,
  },
  {
    name: 'take-down',
    label: words.takeDown,
    key: 'D',
    help: words.takeDownHelp,
    inputs: [
      {
        name: 'reason',
        label: words.reason,
        hint: words.reasonHint,
        control: { kind: 'long-text', max: 1000, rows: 3 },
        missing: words.reasonMissing,
      },
    ],
    roles: admins,
    done: words.takenDownIt,
    isFor: ({ status }) => status >= 0,
  },
  // D takes a community down.
  ...mergeActions<CommunityItem>(words, { source: 'communities', roles: admins }).map((action) =>
    action.name === 'merge' ? { ...action, key: 'M' } : action,
  ),
]

/** A community, edited by admins directly and by its team through suggested edits. [DASH-010, WORK-010] */
export const community: RecordKind<CommunityItem> = {
  area: 'communities',
  listTitle: communities.title,
  recordType: 'communities',
  roles: communities.roles,
  title: ({ name }) => name,
  lead: ({ city, state }) => `${city}, ${state}`,
  badge: statusOf,
  saved: (role) => (role === 'provider' ? words.savedForReview : words.saved),
  sections: [
    { name: 'profile', title: words.profile, fields: profile },
    {
      name: 'amenities',
      title: words.amenitiesTitle,
      fields: [
        {
          name: 'amenities',
          label: words.amenities,
          control: { kind: 'many', options: amenityOptions },
          cell: ({ amenities = [] }) => amenities.map(amenityLabel).join(', '),
          value: ({ amenities }) => amenities,
          editors,
        },
      ],
    },
    {
      name: 'completeness',
      title: words.completenessTitle,
      fields: [
        {
          name: 'completeness',
          label: words.completeness,
          cell: ({ completeness }) => words.completenessOf(completeness),
        },
        { name: 'next', label: words.next, roles: editors, cell: bestStep },
        {
          name: 'missing',
          label: words.missing,
          roles: editors,
          cell: (item) => item.missing.length > 1 && <Missing item={item} />,
        },
        {
          name: 'setup',
          label: words.setup,
          roles: editors,
          cell: ({ id }) => <TextLink href={`/community-setup/${id}`}>{words.openSetup}</TextLink>,
        },
        {
          name: 'lacks',
          label: words.lacks,
          roles: ['agent'],
          cell: ({ missing }) => missing.map(stepText).join(', ') || words.complete,
        },
      ],
    },
    {
      name: 'prices',
      title: words.pricesTitle,
      fields: [
        { name: 'startingRate', label: words.price, cell: priceOf },
        { name: 'priceAge', label: words.priceAge, cell: priceAgeOf },
        { name: 'rooms', label: words.rooms, cell: roomsOf },
        {
          name: 'keepCurrent',
          label: words.pricesTitle,
          roles: editors,
          cell: ({ id }) => <TextLink href={pricesHref(id)}>{words.keepCurrent}</TextLink>,
        },
      ],
    },
    {
      name: 'listing',
      title: words.listing,
      fields: [
        {
          name: 'hidePricing',
          label: words.hidePricing,
          control: { kind: 'choice', options: words.hidePricingOptions },
          cell: ({ hidePricing }) => words.hidePricingOptions[hidePricing ? 1 : 0].label,
          value: ({ hidePricing }) => String(hidePricing),
          editors,
        },
        {
          name: 'tags',
          label: words.tags,
          control: { kind: 'many', options: communityTags.map((value) => ({ value, label: value })) },
          cell: ({ tags = [] }) => tags.join(', '),
          value: ({ tags }) => tags,
          editors: admins,
        },
        {
          name: 'feePercent',
          label: words.fee,
          cell: ({ feePercent }) => feePercent > 0 && words.feeOf(feePercent),
        },
        { name: 'hasContract', label: words.contract, cell: ({ hasContract }) => (hasContract ? words.yes : words.no) },
        { name: 'members', label: words.claimedBy, cell: claimedBy },
        { name: 'families', label: words.families, cell: ({ recentFamilies }) => recentFamilies },
        { name: 'rating', label: words.rating, cell: ratingOf },
        { name: 'license', label: words.license, cell: ({ license }) => license },
        { name: 'recordedAsOf', label: words.recordedAsOf, cell: ({ recordedAsOf }) => recordedAsOf },
      ],
    },
  ],
  actions,
}

function claimedBy(item: CommunityItem) {
  const { memberNames = [] } = item
  return memberNames.length > 0 ? memberNames.join(', ') : claimedByOf(item)
}
