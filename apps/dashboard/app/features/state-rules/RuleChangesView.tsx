import { Heading, Stack, Text, VisuallyHidden } from '@pkg/ui'
import type { RuleChanges } from './compare-rules.server'
import * as styles from './RuleChangesView.css'
import { stateRulesTexts as words } from './texts'

export interface RuleChangesViewProps {
  changes: RuleChanges
}

/** What differs between a version and the one before it: facts, and each text word by word. [TRUST-015] */
export function RuleChangesView({ changes: { before, facts, texts } }: RuleChangesViewProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.compared(before)}
      </Heading>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {texts.length === 0 && <Text size="small">{words.sameText}</Text>}
      {texts.map(({ language, parts }) => (
        <Stack key={language} gap={4}>
          <Heading level={3} look="label">
            {language}
          </Heading>
          <p className={styles.text}>
            {parts.map((part, index) => (
              // The parts of a text have no other key than their place, and never change.
              <DiffPartView key={index} {...part} />
            ))}
          </p>
        </Stack>
      ))}
    </Stack>
  )
}

function DiffPartView({ text, kind }: RuleChanges['texts'][number]['parts'][number]) {
  if (kind === 'same') return <>{text}</>
  const Part = kind === 'added' ? 'ins' : 'del'
  return (
    <Part>
      <VisuallyHidden>{words[kind]}</VisuallyHidden>
      {text}
      <VisuallyHidden>{words.endOf}</VisuallyHidden>
    </Part>
  )
}
