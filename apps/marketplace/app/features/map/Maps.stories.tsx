import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { buildTile } from '~/testing/community'
import { country, grounds } from '~/testing/server-drawings'
import { CountryMap } from './country/CountryMap'
import { StillDrawing } from './still/StillDrawing'
import * as styles from './MapStyle.stories.css'

const { address } = buildTile()
const communityAt = (id: string, latitude: number, longitude: number, startingRate: number) =>
  buildTile({ id, startingRate, address: { ...address, latitude, longitude } })

const denver = [
  communityAt('a', 39.74, -104.99, 4650),
  communityAt('b', 39.7, -104.93, 5200),
  communityAt('c', 39.78, -105.03, 3900),
  communityAt('d', 39.66, -104.86, 0),
  communityAt('e', 39.81, -104.9, 4400),
]
const center = communityAt('center', 39.739, -104.942, 4650)

interface MapOnGroundProps {
  place: keyof typeof grounds
  theme: 'light' | 'dark'
}

/** A map as pages have it before their scripts start: its ground as an image, and prices and houses on top. */
function MapOnGround({ place, theme }: MapOnGroundProps) {
  const ground = grounds[place]
  return (
    <div className={styles.still}>
      <img className={styles.ground} src={`data:image/svg+xml,${encodeURIComponent(ground[theme])}`} alt="" />
      <svg className={styles.marks} viewBox="0 0 480 480" role="img" aria-label="Communities on a map">
        {place === 'community' ? (
          <StillDrawing box={ground.box} pinned={[center, ...denver]} center={center} />
        ) : (
          <StillDrawing box={ground.box} pinned={denver} />
        )}
      </svg>
    </div>
  )
}

export default {
  title: 'Marketplace/Maps',
  component: MapOnGround,
  args: { place: 'city', theme: 'light' },
  render: (args, { globals }) => <MapOnGround {...args} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />,
} satisfies Meta<typeof MapOnGround>

type Story = StoryObj<typeof MapOnGround>

/** A city: interstates with shields, water, settled land, names, and prices. The toolbar shows it by night. [LOOK-003] */
export const City: Story = { args: { place: 'city' } }

/** One and two miles around a community, whose house no name covers. [COMM-010, LOOK-003] */
export const Community: Story = { args: { place: 'community' } }

/** The country in five steps of the middle price, with Alaska and Hawaii, and the same as a list. Prices are invented. [LOOK-003] */
export const Country: StoryObj = {
  render: () => (
    <>
      <svg width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: country.shapes }} />
      <CountryMap view={{ ...country.view, file: '' }} />
    </>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Find your state' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Colorado/ }).length).toBeGreaterThan(0)
  },
}
