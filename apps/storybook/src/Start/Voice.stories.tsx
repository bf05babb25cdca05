// cspell:ignore usted

import { Table } from '@pkg/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as styles from './Start.css'

const tests: { title: string; text: string }[] = [
  { title: 'Phone', text: 'Would an advisor say it to a worried daughter, word for word?' },
  { title: 'Who', text: 'Is the subject a person, or we? Lists don’t read, and links don’t ask.' },
  { title: 'Next', text: 'Does it say who does what, and by when?' },
  {
    title: 'Pointer',
    text: 'Can every “it” and “that” be replaced by a noun in the same sentence, or in the one before?',
  },
  { title: 'Trade', text: 'Does it use the word that the field uses, and the same word every time?' },
]

const patterns: [when: string, write: string, example: string][] = [
  [
    'Something failed',
    'What happened, and what to do',
    'We couldn’t save your note. Check your connection and try again.',
  ],
  ['A field is wrong', 'The fix', 'Enter a year, such as 2015.'],
  ['Nothing is there yet', 'A title, how it fills, and one button', 'No saved communities yet'],
  [
    'It worked',
    'What we did, and what happens next',
    'Request sent. Peter Ibarra will call you within one business day.',
  ],
  ['A button', 'A verb and a noun, three words at most', 'Schedule a tour'],
  ['A heading', 'A question in the wizard, and a noun elsewhere', 'What’s your timeline for moving?'],
  ['A promise', 'Will, and only what the product does', 'A local advisor will call you.'],
]

const words: [write: string, never: string][] = [
  ['community', 'facility, residence, place'],
  ['local advisor', 'consultant, counselor, rep'],
  ['tour', 'visit, viewing, appointment'],
  ['older adults', 'the elderly, seniors'],
  ['contact info', 'contact data, “it”'],
  ['illustration', 'image, drawing'],
]

function VoicePage() {
  return (
    <main className={styles.page}>
      <header>
        <h1 className={styles.pageTitle}>Warm, not cute. Plain, not clipped.</h1>
        <p className={styles.pageLead}>
          Short sentences, second person, American English. No fear, no hype, no blame. Spanish isn’t a copy: it passes
          the same tests, with usted.
        </p>
      </header>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>Five tests of a sentence</h2>
        <ol className={styles.list}>
          {tests.map(({ title, text }) => (
            <li key={title} className={styles.item}>
              <h3 className={styles.itemTitle}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>When to write what</h2>
        <Table
          caption="Patterns"
          columns={[
            { header: 'When', cell: ([when]) => when, isRowHeader: true },
            { header: 'Write', cell: ([, write]) => write },
            { header: 'Such as', cell: ([, , example]) => example },
          ]}
          rows={patterns}
          getKey={([when]) => when}
        />
      </section>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>One word for each thing</h2>
        <Table
          caption="Words"
          columns={[
            { header: 'We write', cell: ([write]) => write, isRowHeader: true },
            { header: 'We never write', cell: ([, never]) => never },
          ]}
          rows={words}
          getKey={([write]) => write}
        />
      </section>
    </main>
  )
}

export default {
  title: 'Start/Voice',
  component: VoicePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VoicePage>

/** How we write, and when to use which pattern. [LOOK-011] */
export const Voice: StoryObj<typeof VoicePage> = {}
