import { Heading, Stack, Text } from '@pkg/ui'
import { Fragment } from 'react'
import type { AnswerLine } from '~/families/answer-lines'
import { texts } from '~/texts'
import * as styles from './Answers.css'

/** A family's answers. [DASH-003] */
export function Answers({ answers }: { answers: AnswerLine[] }) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {texts.family.answers}
      </Heading>
      {answers.length === 0 && <Text size="small">{texts.family.noAnswers}</Text>}
      {answers.length > 0 && (
        <dl className={styles.list}>
          {answers.map(({ label, value }) => (
            <Fragment key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Stack>
  )
}
