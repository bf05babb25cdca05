import type { CostEstimate } from '@pkg/api-client'
import { type CostIncrease, formatMoney } from '@pkg/domain'
import { Heading, Ledger, Stack, Text } from '@pkg/ui'
import { roomNames } from '~/parts/names/room-names'
import { CostRangeBand } from './CostRangeBand'
import * as styles from './CostSection.css'
import { costLines } from './cost-lines'
import { costTexts as words } from './texts'

interface CostFactsProps {
  cost: CostEstimate
  /** The name of the community. */
  name: string
}

/** The amounts of a cost: low, likely, and high, each part with its source and date, and what would raise it. [TRUST-012] */
export function CostFacts({ cost, name }: CostFactsProps) {
  const { total, area, increases } = cost
  return (
    <>
      {area && <Text measured>{words.area(name, area.communities, area.place)}</Text>}
      <div aria-live="polite">
        <CostRangeBand range={total} label={area ? words.typical : words.likely} />
      </div>
      <Ledger lines={costLines(cost)} />
      {increases.length > 0 && <Increases increases={increases} />}
    </>
  )
}

function Increases({ increases }: { increases: readonly CostIncrease[] }) {
  return (
    <div className={styles.increases}>
      <Stack gap={8}>
        <Heading level={3} look="label">
          {words.increases}
        </Heading>
        <ul className={styles.list}>
          {increases.map(({ kind, room, amount }) => (
            <li key={kind}>
              {words.increase[kind](room ? roomNames[room] : '')}: <strong>{words.plus(formatMoney(amount))}</strong>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  )
}
