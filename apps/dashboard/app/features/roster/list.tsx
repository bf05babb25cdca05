import type { Advisor } from '@pkg/api-client'
import { Stack } from '@pkg/ui'
import { type List, type ListOption, RowTitle, stateOptions } from '~/features/lists'
import { commonLanguages, languageName } from '~/parts/languages/languages'
import { TwoLines } from '~/parts/TwoLines/TwoLines'
import { rosterPaths, type RosterRow } from './row'
import { rosterTexts } from './texts'

const words = rosterTexts
const none = { title: words.none, help: words.noneHelp }
const optionsOf = (labels: Readonly<Record<string, string>>): ListOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The tabs. */
const viewsOf = (kind: Advisor['kind']): List<RosterRow>['views'] => {
  const approved = { 'filter[kind]': kind, 'filter[status]': 'approved' }
  const withStatus = (status: 'waiting' | 'declined') => ({
    name: status,
    label: words.tabs[status],
    query: { 'filter[kind]': kind, 'filter[status]': status },
    none,
  })
  return [
    { name: 'working', label: words.tabs.working, query: approved, sort: '-load', none },
    { name: 'away', label: words.tabs.away, query: { ...approved, 'filter[awayUntil][exists]': 'true' }, none },
    {
      name: 'papers',
      label: words.tabs.papers,
      query: { ...approved, 'filter[papers]': 'due' },
      sort: 'papersUntil',
      none,
    },
    ...(kind === 'real-estate'
      ? [{ name: 'licenses', label: words.tabs.licenses, query: { ...approved, 'filter[license]': 'unchecked' }, none }]
      : []),
    withStatus('waiting'),
    withStatus('declined'),
    { name: 'all', label: words.tabs.all, query: { 'filter[kind]': kind }, none },
  ]
}

/** The licenses of a real estate agent, and until when the agent pays referral fees. */
const agentColumns: List<RosterRow>['columns'] = [
  {
    name: 'licenses',
    header: words.licenses,
    sort: 'licenseUntil',
    cell: ({ licenses }) =>
      licenses.length === 0 ? (
        words.noLicense
      ) : (
        <Stack gap={4}>
          {licenses.map((line) => (
            <TwoLines key={line.first} {...line} />
          ))}
        </Stack>
      ),
  },
  {
    name: 'agreement',
    header: words.agreement,
    field: 'agreementUntil',
    sort: 'agreementUntil',
    isShort: true,
    cell: ({ agreement }) => agreement,
  },
]

const columnsOf = (isPartner: boolean): List<RosterRow>['columns'] => [
  {
    name: 'name',
    header: words.name,
    isRowHeader: true,
    sort: 'name',
    cell: (row) => <RowTitle row={row} below={row.place} />,
  },
  { name: 'states', header: words.states, sort: 'state', cell: (row) => row.states },
  { name: 'languages', header: words.languages, isExtra: true, cell: (row) => row.languages },
  {
    name: 'open',
    header: isPartner ? words.families : words.homes,
    align: 'end',
    isShort: true,
    sort: 'load',
    cell: (row) => row.open,
  },
  { name: 'offers', header: words.offers, field: 'accepted', sort: 'missed', cell: (row) => row.offers },
  {
    name: 'answers',
    header: words.answers,
    field: 'responseMinutes',
    align: 'end',
    isShort: true,
    sort: 'responseMinutes',
    cell: (row) => row.answers,
  },
  ...(isPartner ? [] : agentColumns),
  { name: 'papers', header: words.papers, field: 'papersUntil', sort: 'papersUntil', cell: (row) => row.papers },
  {
    name: 'accepting',
    header: isPartner ? words.accepting : words.acceptingHomes,
    field: 'isAccepting',
    cell: ({ accepting, away }) => <TwoLines first={accepting} second={away} />,
  },
  {
    name: 'since',
    header: words.since,
    field: 'inBusinessSince',
    isExtra: true,
    sort: 'inBusinessSince',
    cell: (row) => row.since,
  },
]

const filters: NonNullable<List<RosterRow>['filters']> = [
  {
    name: 'state',
    label: words.states,
    kind: 'choice',
    options: stateOptions,
  },
  {
    name: 'language',
    label: words.languages,
    kind: 'choice',
    options: commonLanguages.map((value) => ({ value, label: languageName(value) })),
  },
  { name: 'room', label: words.room, kind: 'choice', options: optionsOf(words.hasRoom) },
  { name: 'accepting', label: words.accepting, kind: 'choice', options: optionsOf(words.isAccepting) },
  { name: 'papersUntil', label: words.papersBefore, kind: 'until' },
  { name: 'load', label: words.loadIn(words.load), kind: 'least', limit: 1000 },
]

/** What is found by the licenses and agreements of real estate agents. */
const agentFilters: NonNullable<List<RosterRow>['filters']> = [
  { name: 'license', label: words.license, kind: 'choice', options: optionsOf(words.licenseProblem) },
  { name: 'licenseUntil', label: words.licenseBefore, kind: 'until' },
  { name: 'hasAgreement', label: words.referralAgreement, kind: 'choice', options: optionsOf(words.hasAgreement) },
  { name: 'agreementUntil', label: words.agreementBefore, kind: 'until' },
]

/** Returns the list of advisors, or of real estate agents. [DASH-015, DASH-016] */
export const rosterOf = (kind: Advisor['kind']): List<RosterRow> => ({
  area: rosterPaths[kind].slice(1),
  title: kind === 'partner' ? words.advisors : words.agents,
  recordType: 'advisors',
  roles: ['admin'],
  search: words.search,
  views: viewsOf(kind),
  columns: columnsOf(kind === 'partner'),
  filters: kind === 'partner' ? filters : [...filters, ...agentFilters],
})
