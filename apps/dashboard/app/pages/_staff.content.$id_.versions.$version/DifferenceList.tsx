import { Heading, Stack, Text, VisuallyHidden } from '@pkg/ui'
import { pageTexts as words } from '~/features/content'
import type { Difference, TextPart } from './compare.server'
import * as styles from './DifferenceList.css'

/** What changed since a version, field by field. [WORK-012] */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0) return <Text>{words.same}</Text>
  return (
    <Stack as="section" gap={16}>
      <Stack gap={4}>
        <Heading level={2} look="label">
          {words.compareNow}
        </Heading>
        <Text size="small" tone="muted">
          {words.compareHint}
        </Text>
      </Stack>
      {differences.map(({ field, label, parts }) => (
        <Stack key={field} as="section" gap={4}>
          <Heading level={3} look="label">
            {label}
          </Heading>
          <p className={styles.text} lang={field.startsWith('es.') ? 'es' : undefined}>
            {parts.map((part, place) => (
              <Part key={place} part={part} />
            ))}
          </p>
        </Stack>
      ))}
    </Stack>
  )
}

/** Screen readers say what was added and removed, because many don’t say the elements. */
function Part({ part: { text, is } }: { part: TextPart }) {
  if (is === 'same') return <>{text}</>
  const Element = is === 'added' ? 'ins' : 'del'
  return (
    <Element className={styles.changed[is]}>
      <VisuallyHidden>{words[is]} </VisuallyHidden>
      {text}
    </Element>
  )
}
