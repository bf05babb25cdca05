import type { Meta, StoryObj } from '@storybook/react-vite'
import * as styles from './Start.css'

const principles: { title: string; text: string }[] = [
  {
    title: 'One thing per page',
    text: 'A question, its reason, and one obvious next action. Back always works and never loses an answer.',
  },
  {
    title: 'Say who gets what',
    text: 'Before a page asks for a phone number, it says who will call. After the number is sent, it says who has it.',
  },
  { title: 'Show the number', text: 'A price, or an honest estimate and how we made it, comes before any form.' },
  {
    title: 'Nothing moves unless it helps',
    text: 'Motion takes less than 200 milliseconds, is never needed to understand a page, and is off for people who prefer less of it.',
  },
  {
    title: 'Fast is kind',
    text: 'A page is readable before any script. Nothing shifts, and the old content stays until the new content is there.',
  },
  {
    title: 'Every state is designed',
    text: 'Empty, loading, partial, failed, offline, a very long name, no photo, 1 result, and 10,000 results.',
  },
]

function PrinciplesPage() {
  return (
    <main className={styles.page}>
      <header>
        <h1 className={styles.pageTitle}>For three people</h1>
        <p className={styles.pageLead}>
          A worried daughter on a phone at 11 PM, an 81-year-old with cataracts on a tablet, and an advisor with 40
          families open. Would each of them know what to do next without reading it twice?
        </p>
      </header>
      <ol className={styles.list}>
        {principles.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h2 className={styles.itemTitle}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </main>
  )
}

export default {
  title: 'Start/Principles',
  component: PrinciplesPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PrinciplesPage>

/** The rules of the design. [LOOK-011] */
export const Principles: StoryObj<typeof PrinciplesPage> = {}
