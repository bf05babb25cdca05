import * as styles from './MarkdownText.css'

/** A text that editors wrote, as HTML from `renderMarkdown`. */
export function MarkdownText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
