import { Badge, checkIcon, Heading, Ledger, Stack, Table, Text } from '@pkg/ui'
import {
  gwizzyMachines,
  isConditionMet,
  buildUserAction,
  transitionsFrom,
  type SchemaKey,
  type WizardContext,
} from '@pkg/gwizzy/machines'
import { wizardChart } from '../Statechart/chart'
import { Statechart } from '../Statechart/Statechart'
import * as styles from './Playground.css'

/** Shows where a wizard is, why its next step follows, and what it would send now. */
export function Inspector({ schema, context }: { schema: SchemaKey; context: WizardContext }) {
  const { step, path, status } = context
  const machine = gwizzyMachines[schema]
  const ways = transitionsFrom(machine, step).map((way) => ({ ...way, isOpen: isConditionMet(way.condition, context) }))
  const taken = ways.find(({ isOpen }) => isOpen)
  return (
    <Stack gap={24}>
      <Ledger
        lines={[
          { label: 'Step', figure: step },
          { label: 'Status', figure: status },
          { label: 'Passed', figure: `${path.length - 1} steps` },
        ]}
      />
      <Stack gap={8}>
        <Heading level={2} look="h3">
          Why this next step
        </Heading>
        <Table
          caption="Once this step is answered, the wizard takes the first transition whose condition is met"
          columns={[
            { header: 'Next step', cell: ({ target }) => target, isRowHeader: true },
            { header: 'If', cell: ({ condition = 'otherwise' }) => condition },
            {
              header: 'Now',
              cell: (way) =>
                way === taken ? (
                  <Badge tone="positive" icon={checkIcon}>
                    taken
                  </Badge>
                ) : way.isOpen ? (
                  'met, but lower in order'
                ) : (
                  'not met'
                ),
            },
          ]}
          rows={ways}
          getKey={({ target, condition }) => `${target} ${condition}`}
          getState={(way) => (way === taken ? 'current' : undefined)}
        />
      </Stack>
      <Stack gap={8}>
        <Heading level={2} look="h3">
          The payload so far
        </Heading>
        <Text size="small">The user action as it would be sent now.</Text>
        <pre className={styles.payload} tabIndex={0} aria-label="The payload so far" role="region">
          {JSON.stringify(buildUserAction(context, 'pending'), null, 2)}
        </pre>
      </Stack>
      <Statechart title="its machine" chart={wizardChart(machine, path[0] ?? step)} path={path} />
    </Stack>
  )
}
