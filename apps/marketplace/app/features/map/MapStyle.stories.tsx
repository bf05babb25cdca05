import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { roadLooks } from './road-looks'
import { shieldPath, shieldSize } from './shield-shapes'
import { StillMarks } from './StillMarks'
import * as styles from './MapStyle.stories.css'

const communities = [
  [70, 60, 4650],
  [84, 70, 3900],
  [62, 78, 5200],
  [90, 54, 4100],
  [220, 80, 4700],
  [360, 70, 0],
  [60, 170, 3600],
  [84, 182, 5100],
  [230, 190, 6200],
].map(([x = 0, y = 0, price = 0], index) => ({
  id: `community-${index}`,
  x,
  y,
  price,
  communities: 1,
  label: price > 0 ? `$${(price / 1000).toFixed(1)}K` : '',
}))

/** The parts that every map of the site is drawn with. The toolbar changes the theme. [LOOK-003] */
function MapStyle() {
  return (
    <svg className={styles.sheet} viewBox="0 0 480 330" role="img" aria-label="Parts of the map">
      <rect className={styles.land} width="480" height="330" />
      <path className={styles.town} d="M0 0H300Q360 120 260 230T0 300Z" />
      <path className={styles.water} d="M380 130q60-30 80 20t-40 60-70-30 30-50z" />
      <path className={styles.river} d="M0 250Q140 200 230 260T480 250" />
      {roadLooks.map(({ layer, edge, edgeWidth }, index) => (
        <path key={layer} className={styles.roads[edge]} strokeWidth={edgeWidth} d={roadPath(index)} />
      ))}
      {roadLooks.map(({ layer, fill, width }, index) => (
        <path key={layer} className={styles.roads[fill]} strokeWidth={width} d={roadPath(index)} />
      ))}
      {roadLooks.map(({ layer }, index) => (
        <g key={layer} transform={`translate(${140 + index * 90} 290)`}>
          <path className={styles.shields[layer]} d={shieldPath(layer, 2)} />
          <text className={styles.numbers[layer]} y="4.5">
            {['83', '36', '25'][index]}
          </text>
        </g>
      ))}
      <StillMarks marks={communities} />
    </svg>
  )
}

const roadPath = (index: number) =>
  `M${140 + index * 90} ${290 - shieldSize(2).height / 2}Q${120 + index * 110} 150 ${160 + index * 100} 0`

export default { title: 'Marketplace/Map style', component: MapStyle } satisfies Meta<typeof MapStyle>

type Story = StoryObj<typeof MapStyle>

/** Land, settled land, water, roads with shields, prices, and dots. [LOOK-003] */
export const Parts: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByText('$4.7K').length).toBeGreaterThan(0)
    await expect(canvas.queryByText('$0')).toBeNull()
  },
}
