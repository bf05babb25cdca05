import { Button, Heading, Ledger, Stack, Text, VisuallyHidden } from '@pkg/ui'
import { toolPath } from '~/site/links/tool-links'
import { sitePath } from '~/site/frame/site-path'
import * as styles from './PublicRecordBlocks.css'
import type { RecordBlock, RecordQuestion, ShownDeficiency } from './record-view'
import { inspectionsTexts as words } from './texts'

/** How many deficiencies are shown before the others are folded. */
const shownAtFirst = 3

/** The blocks of a public record. The server wrote their words, and the page works without scripts. [FIND-024] */
export const PublicRecordBlocks = ({ blocks }: { blocks: readonly RecordBlock[] }) =>
  blocks.map(({ title, source, lead, lines, deficiencies, notes, questions }) => (
    <Stack as="section" gap={12} key={title}>
      {title && <Heading level={3}>{title}</Heading>}
      {lead.map((text) => (
        <Text measured key={text}>
          {text}
        </Text>
      ))}
      {lines.length > 0 && <Ledger lines={lines} />}
      {deficiencies.length > 0 && <Deficiencies deficiencies={deficiencies} />}
      {notes.map((text) => (
        <Text size="small" measured key={text}>
          {text}
        </Text>
      ))}
      {source && (
        <Text size="small" tone="muted">
          {source}
        </Text>
      )}
      {questions.map((question) => (
        <Question key={question.id} {...question} />
      ))}
    </Stack>
  ))

function Deficiencies({ deficiencies }: { deficiencies: readonly ShownDeficiency[] }) {
  const more = deficiencies.slice(shownAtFirst)
  return (
    <>
      <DeficiencyList deficiencies={deficiencies.slice(0, shownAtFirst)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{words.showMore(more.length)}</summary>
          <DeficiencyList deficiencies={more} />
        </details>
      )}
    </>
  )
}

function DeficiencyList({ deficiencies }: { deficiencies: readonly ShownDeficiency[] }) {
  return (
    <ul className={styles.list}>
      {deficiencies.map(({ day, about, text, meaning, corrected }, index) => (
        <li className={styles.item} key={index}>
          <Text strong>{day}</Text>
          <Text size="small" tone="muted">
            {about}
          </Text>
          <Text measured>
            {words.rule} <span lang="en">{text}</span>
          </Text>
          <Text size="small" measured>
            {meaning} {corrected}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** What isn’t published, and the question that one press puts on the tour checklist. */
function Question({ missing, id, question }: RecordQuestion) {
  return (
    <form className={styles.question} method="post" action={sitePath(toolPath('tour-checklist'))}>
      <Text size="small" measured>
        {missing} {words.askOnTour}
      </Text>
      <p className={styles.words}>{question}</p>
      <Button type="submit" name="ask" value={id} size="small">
        {words.addQuestion}
        <VisuallyHidden> {question}</VisuallyHidden>
      </Button>
    </form>
  )
}
