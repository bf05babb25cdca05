import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { plates } from '~/testing/server-drawings'
import * as styles from './Plates.stories.css'

function Plates({ theme }: { theme: 'day' | 'night' }) {
  return (
    <ul className={styles.plates}>
      {plates.map(({ name, description, ...drawings }) => (
        <li key={name}>
          <img
            className={styles.plate}
            src={`data:image/svg+xml,${encodeURIComponent(drawings[theme])}`}
            alt={description}
          />
          {name}, {(drawings[theme].length / 1000).toFixed(1)} KB
        </li>
      ))}
    </ul>
  )
}

export default { title: 'Illustrations/Plates', component: Plates } satisfies Meta<typeof Plates>

type Story = StoryObj<typeof Plates>

/** What is around six places, by day. None is like another. [LOOK-004] */
export const ByDay: Story = {
  args: { theme: 'day' },
  async play({ canvas }) {
    const drawings = canvas.getAllByRole('img').map((image) => image.getAttribute('src'))
    await expect(new Set(drawings).size).toBe(6)
  },
}

/** The same places by night. [LOOK-004] */
export const ByNight: Story = { args: { theme: 'night' } }
