import { Heading, Stack, Text, VisuallyHidden } from '@pkg/ui'
import * as styles from '~/features/own-pages/HomebasePage.css'
import { describeStep } from './describe-step'
import type { NextStep } from './next-steps'
import { homebaseTexts } from './texts'

/** What a family can do next, with one button each, and what it waits for. [HOME-002] */
export function NextSteps({ steps }: { steps: NextStep[] }) {
  if (steps.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Heading level={2}>{homebaseTexts.home.next}</Heading>
      <ul className={styles.list}>
        {steps.map((step) => {
          const { title, detail, action } = describeStep(step)
          const isOwnTurn = step.kind !== 'call' && step.kind !== 'booked-call'
          return (
            <li key={`${step.kind} ${step.kind === 'booked-call' ? step.callId : title}`} className={styles.step}>
              <span className={styles.window} data-lit={isOwnTurn ? '' : undefined} />
              <div className={styles.stepText}>
                <Text strong>
                  <VisuallyHidden>
                    {isOwnTurn ? homebaseTexts.home.yourTurn : homebaseTexts.home.theirTurn}:{' '}
                  </VisuallyHidden>
                  {title}
                </Text>
                <Text size="small">{detail}</Text>
              </div>
              {action}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
