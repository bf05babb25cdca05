import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { FoundationPage, FoundationSection, tokenValue } from './foundation-page.stories.kit'
import * as styles from './Foundations.stories.css'
import { lightsUp } from './light'
import { vars } from './vars.css'

/** What each token is for. */
const uses: Record<keyof typeof vars.motion, string> = {
  fast: 'One window lights up: a choice, a step, an answer',
  base: 'A group of windows lights up, from the left',
  dialogClose: 'A dialog goes away',
  ease: 'How all of them start and end',
}

function Windows() {
  const [lit, setLit] = useState(1)
  const all = 5
  return (
    <>
      <div className={styles.windows} role="img" aria-label={`${lit} of ${all} windows are lit`}>
        {Array.from({ length: all }, (_, index) => (
          <span key={index} className={index < lit ? `${styles.pane} ${styles.lit}` : styles.pane} style={lightsUp} />
        ))}
      </div>
      <div>
        <Button onClick={() => setLit((lit % all) + 1)}>Answer the next question</Button>
      </div>
    </>
  )
}

function Motion() {
  return (
    <FoundationPage
      title="One motion: a light goes on"
      lead="Nothing moves unless it says something. What a person chose lights up, in less than a fifth of a second, and no one needs to see it happen."
    >
      <FoundationSection
        title="Try it"
        text="A window that is lit is chosen, open, or done. It means the same on every page."
      >
        <Windows />
      </FoundationSection>
      <FoundationSection
        title="Durations"
        text="For people who prefer less motion, all durations are zero: they see the result immediately. The only loop is the house while a request is being sent."
      >
        <ul className={styles.rows}>
          {(Object.keys(vars.motion) as (keyof typeof vars.motion)[]).map((name) => (
            <li key={name} className={styles.specimen}>
              <p className={styles.name}>{name}</p>
              <p className={styles.sample}>
                {uses[name]} <span className={styles.note}>{tokenValue(vars.motion[name])}</span>
              </p>
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  )
}

export default {
  title: 'Foundations/Motion',
  component: Motion,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Motion>

/** What moves, how long, and why. [LOOK-011] */
export const Light: StoryObj<typeof Motion> = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer the next question' }))
    await expect(canvas.getByRole('img', { name: '2 of 5 windows are lit' })).toBeVisible()
  },
}
