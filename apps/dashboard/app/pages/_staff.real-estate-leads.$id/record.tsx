import { realEstateStageLabel, realEstateStages } from '@pkg/domain'
import { TextLink } from '@pkg/ui'
import { answerTexts } from '~/features/families'
import {
  closingFields,
  closingTexts,
  type HomePage,
  homesTexts,
  homeTexts,
  leadsTexts as words,
} from '~/features/homes'
import type { RecordKind } from '~/features/records'
import { absentTexts } from '~/site/texts'

const { answers: labels } = answerTexts
/** A home with an agent isn’t new anymore. */
const stages = realEstateStages
  .filter((stage) => stage !== 'new')
  .map((value) => ({ value, label: realEstateStageLabel(value) }))
const isAccepted = ({ stage }: HomePage) => stage !== 'new'

/** A home that a family sells or buys, for admins: who works on it, how far along it is, and what its closing brought. [DASH-016] */
export const lead: RecordKind<HomePage> = {
  area: 'real-estate-leads',
  listTitle: words.title,
  recordType: 'sren-referrals',
  roles: ['admin'],
  hasChanges: true,
  title: ({ title }) => title,
  badge: ({ stageLabel }) => ({ label: stageLabel, tone: 'neutral' }),
  canEdit: ({ closing }) => closing !== undefined,
  sections: [
    {
      name: 'about',
      title: homeTexts.about,
      fields: [
        {
          name: 'clientName',
          label: homesTexts.family,
          cell: ({ familyId, family }) => <TextLink href={`/families/${familyId}`}>{family}</TextLink>,
        },
        {
          name: 'agentName',
          label: words.agent,
          cell: ({ agent }) =>
            agent ? <TextLink href={`/real-estate-agents/${agent.id}`}>{agent.name}</TextLink> : words.noAgent,
        },
        { name: 'advisorName', label: words.advisor, cell: ({ advisor }) => advisor ?? absentTexts.advisor },
        { name: 'place', label: homesTexts.place, cell: ({ place }) => place ?? absentTexts.value },
        { name: 'timing', label: labels['timing'] ?? '', cell: ({ timing }) => timing },
        { name: 'housingOptions', label: labels['housingOptions'] ?? '', cell: ({ housing }) => housing },
        { name: 'acceptBy', label: words.acceptBy, cell: ({ acceptBy }) => acceptBy },
        { name: 'closedReason', label: homeTexts.closedBecause, cell: ({ closedReason }) => closedReason },
      ],
    },
    { name: 'closing', title: closingTexts.title, fields: closingFields },
  ],
  actions: [
    {
      name: 'stage',
      label: homeTexts.changeStage,
      key: 'S',
      inputs: ({ stage }) => [
        {
          name: 'stage',
          label: homeTexts.stage,
          control: { kind: 'choice', options: stages },
          missing: words.stageMissing,
          value: stage,
        },
        {
          name: 'reason',
          label: homeTexts.reason,
          hint: homeTexts.reasonHint,
          control: { kind: 'text', max: 500 },
        },
      ],
      done: words.stageChanged,
      isFor: isAccepted,
    },
    {
      name: 'offer',
      label: words.offer,
      key: 'A',
      help: words.offerHelp,
      inputs: [
        {
          name: 'agentId',
          label: words.agent,
          control: { kind: 'picker', source: 'realEstateAgents' },
          missing: words.agentMissing,
        },
      ],
      look: 'neutral',
      done: words.offered,
      // Another agent begins without the closing, so a home that was sold stays with the one who closed it.
      isFor: ({ closing }) => closing === undefined,
    },
  ],
}
