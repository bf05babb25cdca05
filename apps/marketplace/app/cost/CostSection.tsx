import type { CostEstimate } from '@pkg/api-client'
import { type Community, type CostAnswers, type CostIncrease, formatMoney, type WizardAnswers } from '@pkg/domain'
import { Heading, Ledger, Stack, Text } from '@pkg/ui'
import { roomNames } from '~/texts'
import { CostAnswersForm } from './CostAnswersForm'
import { CostRangeBand } from './CostRangeBand'
import * as styles from './CostSection.css'
import { costLines } from './cost-lines'
import { costTexts as words } from './texts'

interface CostSectionProps {
  community: Community
  answers: CostAnswers
  /** Missing if neither the community nor its area has a price. */
  cost: CostEstimate | undefined
  lookingFor: WizardAnswers['lookingFor']
  /** Whether the amounts of changed answers are loading. */
  isPending: boolean
}

/** What a community costs for a person’s answers: low, likely, and high, each part with its source and date, and what would raise it. [TRUST-012] */
export function CostSection({ community, answers, cost, lookingFor, isPending }: CostSectionProps) {
  return (
    <div className={styles.section}>
      <Heading level={2} id="cost-title">
        {words.title(lookingFor)}
      </Heading>
      <CostAnswersForm community={community} answers={answers} />
      <div className={styles.result} aria-busy={isPending}>
        {cost ? <Cost cost={cost} name={community.name} /> : <Text>{words.unknown}</Text>}
      </div>
      {cost && (
        <details className={styles.method}>
          <summary>{words.method}</summary>
          <p>{words.methodText}</p>
        </details>
      )}
    </div>
  )
}

function Cost({ cost, name }: { cost: CostEstimate; name: string }) {
  const { total, area, increases } = cost
  return (
    <>
      {area && <Text measured>{words.area(name, area.communities, area.place)}</Text>}
      <div aria-live="polite">
        <CostRangeBand range={total} />
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
