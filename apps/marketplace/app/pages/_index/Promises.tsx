import { Heading, Stack, Text } from '@pkg/ui'
import { homeTexts as words } from './texts'
import * as styles from './HomePage.css'

/** Who pays us, who gets a family's number, and who decides the order of lists. [BIZ-003, TRUST-009] */
export function Promises() {
  return (
    <section aria-label={words.promises}>
      <ul className={styles.promises}>
        {words.promise.map(({ question, answer, detail }) => (
          <li key={question}>
            <Stack gap={8}>
              <Text size="small" strong>
                {question}
              </Text>
              <Heading level={2} look="h3">
                {answer}
              </Heading>
              <Text size="small" tone="muted">
                {detail}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  )
}
