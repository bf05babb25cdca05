import type { ReactNode } from 'react'
import * as styles from './Foundations.stories.css'

interface FoundationPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page of Storybook about what the kit is made of. */
export const FoundationPage = ({ title, lead, children }: FoundationPageProps) => (
  <main className={styles.page}>
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
    {children}
  </main>
)

interface FoundationSectionProps {
  title: string
  text?: string
  children: ReactNode
}

/** A part of such a page, which says when to use what it shows. */
export const FoundationSection = ({ title, text, children }: FoundationSectionProps) => (
  <section className={styles.section}>
    <h2 className={styles.heading}>{title}</h2>
    {text && <p className={styles.text}>{text}</p>}
    {children}
  </section>
)

/** Returns the value that a token has on this page, such as `120ms`. */
export function tokenValue(token: string): string {
  const name = /--[\w-]+/.exec(token)?.[0] ?? ''
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
