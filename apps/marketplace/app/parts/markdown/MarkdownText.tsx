import type { Language } from '@pkg/domain'
import * as styles from './MarkdownText.css'

interface MarkdownTextProps {
  html: string
  /** The language of the text, if it can differ from that of the page. [FIND-015] */
  language?: Language
}

/** A text that editors wrote, as HTML from `renderMarkdown`. */
export function MarkdownText({ html, language }: MarkdownTextProps) {
  return <div className={styles.text} lang={language} dangerouslySetInnerHTML={{ __html: html }} />
}
