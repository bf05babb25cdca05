import type { Advisor, AgentDocument } from '@pkg/api-client'
import { TextLink } from '@pkg/ui'
import type { RecordAction, RecordField, RecordKind } from '~/features/records'
import { licenseInputs, licensesTexts } from '~/features/licenses'
import { referralAgreementInputs, referralAgreementsTexts } from '~/features/agreements'
import { DocumentLink } from '~/parts/DocumentLink/DocumentLink'
import { commonLanguages, languageName } from '~/parts/languages/languages'
import { formatShortDay } from '~/site/server/times'
import { papersOf, rosterPaths, rosterRow } from './row'
import { rosterTexts } from './texts'

const words = rosterTexts

/** An advisor or a real estate agent as their page shows them, with their papers. */
export type RosterItem = Advisor & { files: AgentDocument[] }

const tones = { waiting: 'caution', declined: 'neutral', approved: 'positive' } as const

/** The kinds of papers. */
export const paperKinds = ['liabilityInsurance', 'irsw9', 'stateRegistration'] as const

const paperField = (kind: (typeof paperKinds)[number]): RecordField<RosterItem> => {
  const fileOf = ({ files }: RosterItem) => files.find((file) => file.kind === kind)
  return {
    name: kind,
    label: words.paper[kind],
    hint: words.paperHint,
    control: { kind: 'day' },
    value: (item) => fileOf(item)?.validUntil,
    cell: (item) => {
      const file = fileOf(item)
      if (!file) return words.paperAbsent
      return (
        <>
          <DocumentLink path={`/platform/agent-documents/${file.id}`}>{file.fileName}</DocumentLink>{' '}
          <span>{file.validUntil ? words.papersUntil(formatShortDay(file.validUntil)) : words.paperNoDay}</span>
        </>
      )
    },
  }
}

/** What an admin reads about the work, and changes. */
const workFields = (isPartner: boolean): RecordField<RosterItem>[] => [
  { name: 'open', label: isPartner ? words.families : words.homes, cell: (item) => rosterRow(item).open },
  {
    name: 'capacity',
    label: words.capacity,
    hint: words.capacityHint,
    missing: words.capacityMissing,
    control: { kind: 'number' },
    value: ({ capacity }) => capacity,
    cell: ({ capacity }) => capacity,
  },
  {
    name: 'languages',
    label: words.languages,
    control: { kind: 'many', options: commonLanguages.map((value) => ({ value, label: languageName(value) })) },
    value: ({ languages }) => languages,
    cell: (item) => rosterRow(item).languages,
  },
  {
    name: 'isAccepting',
    label: isPartner ? words.accepting : words.acceptingHomes,
    cell: (item) => [rosterRow(item).accepting, rosterRow(item).away].filter(Boolean).join('\n'),
  },
  { name: 'states', label: words.states, cell: (item) => rosterRow(item).states },
  { name: 'offers', label: words.offers, cell: (item) => rosterRow(item).offers },
  { name: 'answers', label: words.answers, cell: (item) => rosterRow(item).answers },
  {
    name: 'rating',
    label: words.rating,
    cell: ({ rating }) => rating !== undefined && words.ratingOf(rating / 2),
  },
  { name: 'inBusinessSince', label: words.since, cell: ({ inBusinessSince }) => inBusinessSince },
  { name: 'hasAccount', label: words.account, cell: (item) => words.hasAccount[`${item.hasAccount}`] },
  {
    name: 'profile',
    label: words.profile,
    cell: ({ id, status }) => (
      <TextLink href={status === 'approved' ? `/advisors/${id}` : `/applications/${id}`}>
        {status === 'approved' ? words.editProfile : words.openApplication}
      </TextLink>
    ),
  },
]

const actions: RecordAction<RosterItem>[] = [
  {
    name: 'stop-offers',
    label: words.stopOffers,
    key: 'L',
    help: words.stopOffersHelp,
    done: words.stopped,
    isFor: ({ status, isAccepting }) => status === 'approved' && isAccepting,
  },
  {
    name: 'start-offers',
    label: words.startOffers,
    key: 'L',
    look: 'primary',
    done: words.started,
    isFor: ({ status, isAccepting }) => status === 'approved' && !isAccepting,
  },
]

/** What an admin adds to a real estate agent. */
const agentActions: RecordAction<RosterItem>[] = [
  {
    name: 'add-license',
    label: licensesTexts.add,
    key: 'I',
    inputs: Object.values(licenseInputs),
    look: 'neutral',
    done: licensesTexts.added,
  },
  {
    name: 'add-agreement',
    label: referralAgreementsTexts.add,
    key: 'F',
    help: referralAgreementsTexts.addHelp,
    inputs: Object.values(referralAgreementInputs),
    look: 'neutral',
    done: referralAgreementsTexts.added,
  },
]

/** Returns the page of an advisor, or of a real estate agent. [DASH-015, DASH-016, WORK-012] */
export const rosterPerson = (kind: Advisor['kind']): RecordKind<RosterItem> => ({
  area: rosterPaths[kind].slice(1),
  listTitle: kind === 'partner' ? words.advisors : words.agents,
  recordType: 'agents',
  roles: ['admin'],
  title: ({ name }) => name,
  lead: (item) => rosterRow(item).place,
  badge: ({ status }) => ({ label: words.status[status], tone: tones[status] }),
  sections: [
    { name: 'work', title: words.work, fields: workFields(kind === 'partner') },
    {
      name: 'papers',
      title: words.paperDays,
      fields: [{ name: 'papers', label: words.papers, cell: papersOf }, ...paperKinds.map(paperField)],
    },
  ],
  actions: kind === 'partner' ? actions : [...actions, ...agentActions],
})
