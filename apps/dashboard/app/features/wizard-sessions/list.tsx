import { Badge } from '@pkg/ui'
import { allWizardSteps, wizardSchemaLabel, wizardSchemaNames, wizardSchemaVersion, wizardStepLabel } from '@pkg/domain'
import { type List, RowTitle } from '~/features/lists'
import type { SessionRow } from './row'
import { wizardSessionsTexts } from './texts'

const words = wizardSessionsTexts
const steps = allWizardSteps.map((value) => ({ value, label: wizardStepLabel(value) }))
const newest = Math.max(...wizardSchemaNames.map(wizardSchemaVersion))
const versions = Array.from({ length: newest }, (_, place) => ({ value: String(place + 1), label: String(place + 1) }))
const yesOrNo = [
  { value: 'true', label: words.yes },
  { value: 'false', label: words.no },
]

/** Sessions of the wizard. Stats open it with those behind a number. [WORK-014] */
export const wizardSessions: List<SessionRow> = {
  area: 'wizard-sessions',
  title: words.title,
  recordType: 'wizard-runs',
  roles: ['admin'],
  views: [{ name: 'all', label: words.all, none: { title: words.none, help: words.noneHelp } }],
  columns: [
    {
      name: 'day',
      header: words.day,
      isRowHeader: true,
      isShort: true,
      sort: 'day',
      cell: (row) => <RowTitle row={row} />,
    },
    { name: 'schema', header: words.schemaLabel, sort: 'schema', cell: ({ schema }) => schema },
    { name: 'site', header: words.site, field: 'partnerName', cell: ({ site }) => site },
    { name: 'seen', header: words.steps, cell: ({ steps: shown }) => shown },
    { name: 'leftAt', header: words.leftAt, sort: 'leftAt', cell: ({ leftAt }) => leftAt },
    { name: 'cameBackAt', header: words.cameBackAt, cell: ({ cameBackAt }) => cameBackAt },
    {
      name: 'isSent',
      header: words.sent,
      cell: ({ isSent }) => <Badge tone={isSent ? 'positive' : 'neutral'}>{isSent ? words.yes : words.no}</Badge>,
    },
  ],
  filters: [
    { name: 'from', label: words.day, property: 'day', kind: 'from' },
    { name: 'until', label: words.day, property: 'day', kind: 'until' },
    {
      name: 'schema',
      label: words.schemaLabel,
      kind: 'choice',
      options: wizardSchemaNames.map((value) => ({ value, label: wizardSchemaLabel(value) })),
    },
    { name: 'schemaVersion', label: words.version, kind: 'choice', options: versions },
    { name: 'site', label: words.site, kind: 'text', isLinked: true },
    { name: 'seen', label: words.seen, kind: 'choice', options: steps },
    { name: 'seenAny', label: words.seen, property: 'seen', kind: 'exists', options: yesOrNo, isLinked: true },
    { name: 'answered', label: words.answered, kind: 'choice', options: steps },
    {
      name: 'answeredAny',
      label: words.answered,
      property: 'answered',
      kind: 'exists',
      options: yesOrNo,
      isLinked: true,
    },
    { name: 'leftAt', label: words.leftAt, kind: 'choice', options: steps },
    { name: 'left', label: words.left, property: 'leftAt', kind: 'exists', options: yesOrNo, isLinked: true },
    { name: 'cameBackAt', label: words.cameBackAt, kind: 'choice', options: steps },
    {
      name: 'cameBack',
      label: words.cameBack,
      property: 'cameBackAt',
      kind: 'exists',
      options: yesOrNo,
      isLinked: true,
    },
    { name: 'isSent', label: words.sent, kind: 'choice', options: yesOrNo },
  ],
}
