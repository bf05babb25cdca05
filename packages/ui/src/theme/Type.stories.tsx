import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect } from 'storybook/test'
import { FoundationPage, FoundationSection } from './foundation-page.stories.kit'
import * as styles from './Foundations.stories.css'
import { type } from './type'
import { vars } from './vars.css'

type Step = keyof typeof type

/** What each step is for. */
const uses: Record<Step, string> = {
  display: 'The one headline of the home page and of an opening',
  h1: 'The title of a page, once',
  h2: 'A section that a menu can lead to',
  h3: 'A part of a section, and names in a list',
  price: 'Amounts that people compare, with figures of one width',
  lead: 'The sentence below a title',
  body: 'Everything that people read',
  small: 'Facts next to something larger',
  dash: 'Rows of the dashboard',
  fine: 'Captions and notes that no decision depends on',
  capitals: 'One or two words over a heading or on a tag',
}

const samples: Partial<Record<Step, string>> = {
  display: 'See the price first',
  price: '$4,650 a month',
  capitals: 'Why this is important',
}

function Specimen({ step }: { step: Step }) {
  const [measured, setMeasured] = useState('')
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const { fontSize, lineHeight, fontWeight, fontFamily } = getComputedStyle(element)
    const family = fontFamily.split(',')[0]?.replaceAll('"', '')
    setMeasured(
      `${family}, ${Number.parseFloat(fontSize)} px, line ${Number.parseFloat(lineHeight).toFixed(1)} px, weight ${fontWeight}`,
    )
  }, [])
  return (
    <li className={styles.specimen}>
      <div>
        <p className={styles.name}>{step}</p>
        <p className={styles.note}>{uses[step]}</p>
        <p className={styles.note}>{measured}</p>
      </div>
      <p ref={measure} className={styles.sample} style={type[step]}>
        {samples[step] ?? 'Your advisor will call you within one business day.'}
      </p>
    </li>
  )
}

const steps = Object.keys(type) as Step[]

function TypeScale() {
  return (
    <FoundationPage
      title="Type that everyone can read"
      lead="Atkinson Hyperlegible Next was made for people with low vision, and sets everything that one reads. Literata sets headings, prices, and quotes."
    >
      <FoundationSection
        title="Scale"
        text="Sizes are measured on this page, so they follow the window and the text size of the toolbar. Use a step, never a size of your own."
      >
        <ul className={styles.rows}>
          {steps.map((step) => (
            <Specimen key={step} step={step} />
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Weights"
        text="A weight makes a word stand out. Italics are for quotes, and capitals for tags."
      >
        <ul className={styles.rows}>
          {Object.entries(vars.weight).map(([name, weight]) => (
            <li key={name} className={styles.specimen}>
              <p className={styles.name}>{name}</p>
              <p className={styles.sample} style={{ fontWeight: weight }}>
                Your advisor will call you within one business day.
              </p>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  )
}

export default {
  title: 'Foundations/Type',
  component: TypeScale,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TypeScale>

/** All steps with what they're for and how large they are here. [LOOK-011, LOOK-001] */
export const Scale: StoryObj<typeof TypeScale> = {
  async play({ canvas }) {
    await expect(canvas.getAllByText(/px, line [\d.]+ px, weight \d+/)).toHaveLength(steps.length)
  },
}
