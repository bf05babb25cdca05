import { Heading, Stack, Text, TextLink } from '@pkg/ui'
import * as styles from '~/features/own-pages/HomebasePage.css'
import type { HomebaseView } from './load-homebase.server'
import { homebaseTexts } from './texts'

/** What a family asked several communities, each question one link away from its answers. [COMM-010, HOME-002] */
export function QuestionsSection({ questions }: Pick<HomebaseView, 'questions'>) {
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{homebaseTexts.home.questions}</Heading>
      <ul className={styles.list}>
        {questions.map(({ id, text, href, state }) => (
          <li key={id} className={styles.step}>
            <div className={styles.stepText}>
              <TextLink href={href} standalone>
                {text}
              </TextLink>
              <Text size="small">{state}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
