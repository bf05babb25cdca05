import * as styles from './MarkdownText.css'

/** The props of `MarkdownText`. */
export interface MarkdownTextProps {
  html: string
  /** The language of the text, if it can differ from that of the page. [FIND-015] */
  language?: 'en' | 'es'
}

/** A text that editors wrote in Markdown, as HTML that is safe to show. */
export function MarkdownText({ html, language }: MarkdownTextProps) {
  return <div className={styles.text} lang={language} dangerouslySetInnerHTML={{ __html: html }} />
}
