import { Card, Heading, Stack, Text } from '@pkg/ui'
import type { HomePage } from './home-page'
import { homeTexts } from './texts'

/** What a real estate agent noted about a home, newest first. */
export function HomeNotes({ title, notes }: { title: string; notes: HomePage['notes'] }) {
  return (
    <>
      <Heading level={2} look="label">
        {title}
      </Heading>
      {notes.length === 0 && <Text size="small">{homeTexts.noNotes}</Text>}
      {notes.map(({ by, text }) => (
        <Card as="section" key={`${by} ${text}`}>
          <Stack gap={4}>
            <Text measured>{text}</Text>
            <Text size="small" tone="muted">
              {by}
            </Text>
          </Stack>
        </Card>
      ))}
    </>
  )
}
