import { Card, Heading, MarkdownText, Stack, Text } from '@pkg/ui'
import { contentStyles as styles, type EditedEntry, pageTexts as words } from '~/features/content'

export interface ShownTextsProps {
  entry: EditedEntry
  /** Its texts as the public site shows them, by the name of their field. */
  rendered: Readonly<Record<string, string>>
}

/** The texts of an entry in both languages, as readers see or will see them. [WORK-012] */
export function ShownTexts({ entry: { texts }, rendered }: ShownTextsProps) {
  const es = texts.translations.es
  return (
    <div className={styles.languages}>
      <Shown title={words.english} name={texts.title} html={rendered['body'] ?? ''} language="en" />
      {es ? (
        <Shown title={words.spanish} name={es.title ?? ''} html={rendered['es.body'] ?? ''} language="es" />
      ) : (
        <Text size="small">{words.noSpanish}</Text>
      )}
    </div>
  )
}

interface ShownProps {
  title: string
  name: string
  html: string
  language: 'en' | 'es'
}

const Shown = ({ title, name, html, language }: ShownProps) => (
  <Card as="section">
    <Stack gap={12}>
      <Heading level={2} look="label">
        {title}
      </Heading>
      <Heading level={3}>
        <span lang={language}>{name}</span>
      </Heading>
      <MarkdownText html={html} language={language} />
    </Stack>
  </Card>
)
