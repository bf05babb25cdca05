import { Heading, Stack, Text, TextLink } from '@pkg/ui'
import * as styles from './PublicPreview.css'
import { communitiesTexts as words } from './texts'

export interface PublicPreviewProps {
  name: string
  /** The URL of the public page. */
  url: string
  isPublic: boolean
}

/**
 * The public page of a community as a phone shows it. Its scripts don’t run, so looking at it counts as no visit. Where there’s no room next to the facts, people
 * open it. [WORK-010]
 */
export function PublicPreview({ name, url, isPublic }: PublicPreviewProps) {
  if (!isPublic) return <Text size="small">{words.notPublic}</Text>
  const frame = (
    <div className={styles.window}>
      <iframe
        className={styles.frame}
        src={`${url}?preview=1`}
        title={words.previewOf(name)}
        sandbox="allow-same-origin"
        loading="lazy"
      />
    </div>
  )
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="label">
        {words.publicPage}
      </Heading>
      <TextLink href={url} standalone>
        {words.openPublic}
      </TextLink>
      <div className={styles.nextTo}>{frame}</div>
      <details className={styles.below}>
        <summary className={styles.summary}>{words.showPreview}</summary>
        {frame}
      </details>
    </Stack>
  )
}
