import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ColorRole, controlPairs, type RolePair, textPairs } from './color-pairs'
import { themeColors } from './colors'
import { contrastOf } from './contrast'
import { FoundationPage, FoundationSection } from './foundation-page.stories.kit'
import * as styles from './Foundations.stories.css'
import { vars } from './vars.css'

/** The roles by what they're for. A role is in the first group that it belongs to. */
const groups: { title: string; text: string; has: RegExp }[] = [
  {
    title: 'Surfaces',
    text: 'The page is the lowest. What one can act on is raised, what holds other things is sunken, and what a person chose is lamp. Dusk is for the one dark panel of a page, and band for the header of the home page and the footer.',
    has: /^surface|^veil$/,
  },
  {
    title: 'Text',
    text: 'Text is for what people read, muted for what they can skip. Text on dusk and on accent exist because those grounds don’t change with the theme as pages do.',
    has: /^text|^inkOnLamp$/,
  },
  {
    title: 'Accent and light',
    text: 'Accent is for links and the one main button of a page. Lamp always means light: open, chosen, or done. It is never a warning. Hearth marks what costs the person something.',
    has: /^accent|^lamp$|^hearth$|^focus$/,
  },
  {
    title: 'Signals',
    text: 'Each comes with a word and a shape, because color is never the only sign. Critical is for what failed or is overdue, and nothing else.',
    has: /^(positive|caution|critical|info)/,
  },
  { title: 'Lines', text: 'Line separates. Strong line is the border of what one can use.', has: /^line/ },
  { title: 'Map', text: 'Only maps have these. The page Map style shows them together.', has: /^map/ },
]

const roles = Object.keys(themeColors.light) as ColorRole[]
const groupOf = (role: ColorRole) => groups.find(({ has }) => has.test(role))

function Swatches({ shown }: { shown: readonly ColorRole[] }) {
  return (
    <ul className={styles.swatches}>
      {shown.map((role) => (
        <li key={role}>
          <div className={styles.chip} style={{ background: vars.color[role] }} />
          <p className={styles.name}>{role}</p>
          <p className={styles.note}>Light {themeColors.light[role]}</p>
          <p className={styles.note}>Dark {themeColors.dark[role]}</p>
        </li>
      ))}
    </ul>
  )
}

/** Pairs in the colors of a theme, with their contrast. */
function Pairs({
  pairs,
  theme,
  isText,
}: {
  pairs: readonly RolePair[]
  theme: keyof typeof themeColors
  isText: boolean
}) {
  const colors = themeColors[theme]
  return (
    <ul className={styles.pairs}>
      {pairs.map(([color, ground]) => (
        <li
          key={`${color} ${ground}`}
          className={styles.pair}
          style={{
            background: colors[ground],
            color: colors[isText ? color : 'text'],
            ...(!isText && { border: `2px solid ${colors[color]}` }),
          }}
        >
          <span>
            {color} on {ground}
          </span>
          <span className={styles.ratio}>{contrastOf(colors[color], colors[ground]).toFixed(1)}</span>
        </li>
      ))}
    </ul>
  )
}

const themeNames = { light: 'Light theme', dark: 'Dark theme' } as const

function Colors() {
  return (
    <FoundationPage
      title="Color by what it’s for"
      lead="A color is named for its role, and has a value in each theme. Pick the role, and both themes and their contrast come with it."
    >
      {groups.map((group) => (
        <FoundationSection key={group.title} title={group.title} text={group.text}>
          <Swatches shown={roles.filter((role) => groupOf(role) === group)} />
        </FoundationSection>
      ))}
      {(['light', 'dark'] as const).map((theme) => (
        <FoundationSection
          key={theme}
          title={`Contrast, ${themeNames[theme].toLowerCase()}`}
          text="Computed from the values above. Text has at least 7:1, and the border of a control 3:1. A test compares every pair in both themes."
        >
          <Pairs pairs={textPairs} theme={theme} isText />
          <Pairs pairs={controlPairs} theme={theme} isText={false} />
        </FoundationSection>
      ))}
    </FoundationPage>
  )
}

export default {
  title: 'Foundations/Color',
  component: Colors,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Colors>

/** All roles with their values in both themes, and the contrast of what is used together. [LOOK-011] */
export const Roles: StoryObj<typeof Colors> = {
  async play({ canvas }) {
    for (const role of roles) await expect(groupOf(role), role).toBeDefined()
    await expect(canvas.getAllByText('text on surfacePage')).toHaveLength(2)
  },
}
