import { careTypeSlugs } from '@pkg/domain'
import { type HouseFacts, housePath, houseSight, type Light, lights, renderIllustration } from '@pkg/illustrations'
import * as styles from './Start.css'

const form = (house: HouseFacts) => houseSight(housePath(house))?.split(' ')[0] ?? ''

/** One state of each region, so the street leads across the country. */
const states = ['MA', 'CO', 'TN', 'OR', 'AZ', 'IA', 'FL', 'CA']
const sizes = [6, 60, 180]
const numbers = Array.from({ length: 8 }, (_, number) => number)

/** Houses of every form, care type, size, and state. */
const all = careTypeSlugs.flatMap((care) =>
  sizes.flatMap((capacity) =>
    numbers.flatMap((number) =>
      states.map((state): HouseFacts => ({ slug: `house-${number}`, state, care, capacity })),
    ),
  ),
)

/** A house of each form, each in the next state where the form is built. */
const houses = [...new Set(all.map(form))].flatMap((name, index) => {
  const ofForm = all.filter((house) => form(house) === name)
  return ofForm.find(({ state }) => state === states[index % states.length]) ?? ofForm[0] ?? []
})

/** Seven houses for each light: half of the forms in the morning and the evening, and the others at noon and at night. */
const rows = lights.map((light, row): { light: Light; houses: HouseFacts[] } => ({
  light,
  houses: houses.slice((row % 2) * 7, (row % 2) * 7 + 7),
}))

const drawn = (house: HouseFacts, light: Light, row: number) => {
  const svg = renderIllustration(housePath(house, light, row)) ?? ''
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const ways: { name: string; story: string; text: string }[] = [
  { name: 'Principles', story: 'start-principles--principles', text: 'Six rules that decide when two of us disagree.' },
  { name: 'Voice', story: 'start-voice--voice', text: 'The words for a worried daughter at 11 PM.' },
  { name: 'Type', story: 'foundations-type--scale', text: 'Eleven steps, measured in your window.' },
  { name: 'Color', story: 'foundations-color--roles', text: 'Roles in two themes, with their contrast.' },
  { name: 'Space', story: 'foundations-space--steps', text: 'Steps, corners, heights, and widths.' },
  { name: 'Motion', story: 'foundations-motion--light', text: 'A light goes on. Nothing else moves.' },
  {
    name: 'Illustrations',
    story: 'illustrations--every-form-in-four-lights',
    text: 'Houses, windows, and plates from records.',
  },
  { name: 'Maps', story: 'marketplace-maps--community', text: 'The country, a city, and a community.' },
]

/** The opening of Storybook: one street from morning to night, what a window means, and the way to everything else. */
export function Welcome() {
  return (
    <main className={styles.poster}>
      <ul className={styles.houses} aria-label="Fourteen forms of houses, from morning to night">
        {rows.flatMap(({ light, houses: street }, row) =>
          street.map((house) => (
            <li key={`${light} ${form(house)}`}>
              <img className={styles.house} src={drawn(house, light, row)} alt="" />
            </li>
          )),
        )}
      </ul>
      <div className={styles.caption}>
        <h1 className={styles.title}>
          See the price first. <span className={styles.lit}>A light is on.</span>
        </h1>
        <p className={styles.lead}>
          Everything here follows from one window. Lit means open, chosen, or done. Half means maybe. Dark means taken
          or not known. A word next to it always says the same.
        </p>
      </div>
      <ul className={styles.ways}>
        {ways.map(({ name, story, text }) => (
          <li key={story} className={styles.way}>
            <a href={`./?path=/story/${story}`} target="_top">
              {name}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}
