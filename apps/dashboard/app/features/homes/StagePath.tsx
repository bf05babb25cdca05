import { Heading, Stack, VisuallyHidden } from '@pkg/ui'
import { Time } from '~/parts/Time/Time'
import { DonePanes } from '~/parts/Panes/Panes'
import { homeTexts } from './texts'
import type { StageStep } from './home-page'
import * as styles from './StagePath.css'

const words = homeTexts

/** The twelve stages of a home in order, with a lit window for each that it came to. [AGENT-006] */
export function StagePath({ path }: { path: StageStep[] }) {
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} look="label">
        {words.path}
      </Heading>
      <ol className={styles.list}>
        {path.map(({ stage, label, state, at }) => (
          <li key={stage} className={styles.steps[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <DonePanes done={state === 'ahead' ? 0 : 1} total={1} />
            <span>{label}</span>
            <span className={styles.at}>
              {at ? <Time moment={at} /> : <VisuallyHidden>{words.notReached}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  )
}
