import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FoundationPage, FoundationSection, tokenValue } from './foundation-page.stories.kit'
import * as styles from './Foundations.stories.css'
import { breakpoints } from './media'
import { vars } from './vars.css'

function Spacing() {
  return (
    <FoundationPage
      title="Space on a grid of four"
      lead="Each step is named for its pixels at the normal text size, and grows with the text. Things that belong together are closer than things that don’t."
    >
      <FoundationSection
        title="Steps"
        text="4 to 8 within a control, 12 to 20 between the parts of one thing, 24 to 32 between things, and 44 to 76 between sections."
      >
        <ul className={styles.rows}>
          {Object.entries(vars.space).map(([name, space]) => (
            <li key={name} className={styles.specimen}>
              <p className={styles.name}>
                {name} <span className={styles.note}>{tokenValue(space)}</span>
              </p>
              <div className={styles.bar} style={{ width: space }} />
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Corners"
        text="Small for tags, medium for controls, large for cards, and a pill for chips."
      >
        <ul className={styles.swatches}>
          {Object.entries(vars.radius).map(([name, radius]) => (
            <li key={name}>
              <div className={styles.box} style={{ borderRadius: radius }} />
              <p className={styles.name}>
                {name} <span className={styles.note}>{tokenValue(radius)}</span>
              </p>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Heights"
        text="Nothing that one can press is smaller than target. Only the dashboard has smaller controls, and only where a mouse is used."
      >
        <ul className={styles.rows}>
          {(['target', 'button', 'field', 'choice', 'dashRow', 'dashControl'] as const).map((name) => (
            <li key={name} className={styles.specimen}>
              <p className={styles.name}>
                {name} <span className={styles.note}>{tokenValue(vars.size[name])}</span>
              </p>
              <div className={styles.bar} style={{ height: vars.size[name], width: vars.size[name] }} />
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Widths"
        text="From each of these widths in pixels on, the layout changes. Everything also works at 320 pixels and at four times the text size."
      >
        <ul className={styles.rows}>
          {Object.entries(breakpoints).map(([name, width]) => (
            <li key={name} className={styles.specimen}>
              <p className={styles.name}>
                {name} <span className={styles.note}>{width} px</span>
              </p>
              <div className={styles.bar} style={{ width: `${(width / breakpoints.desktop) * 100}%` }} />
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  )
}

export default {
  title: 'Foundations/Space',
  component: Spacing,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Spacing>

/** Steps of space, corners, heights, and the widths at which layouts change. [LOOK-011] */
export const Steps: StoryObj<typeof Spacing> = {
  async play({ canvas }) {
    await expect(canvas.getAllByText(/rem$/)).toHaveLength(Object.keys(vars.space).length + 6)
  },
}
