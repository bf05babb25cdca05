import * as styles from './LitHouse.css'
import type { ReactNode } from 'react'
import { house, type HousePlan, pane, type Pane, planHouse } from './pane-places'

/** The props of `LitHouse`. */
export interface LitHouseProps {
  /** What each window says, from the ground floor's left one to the attic's right one. */
  panes: readonly Pane[]
  /** Across the top of a sheet, or filling its container. */
  look?: 'band' | 'whole'
  /** Where its windows are. By default, on two floors and in the attic. */
  plan?: HousePlan
  /** Whether the light around it breathes, because something is being sent. */
  isBreathing?: boolean
  /** What else is drawn, in the drawing's units. */
  children?: ReactNode
}

const { middle, ground } = house
const { ink } = styles
const boxAt = (x: number, y: number, grow = 0, width: number = pane.width, height: number = pane.height) =>
  `M${x - grow} ${y - grow}h${width + 2 * grow}v${height + 2 * grow}h${-width - 2 * grow}z`

/** A house at night whose windows light up. It's decorative: words next to it say the same. [LOOK-007] */
export function LitHouse(props: LitHouseProps) {
  const { panes, look = 'band', plan = planHouse(panes.length), isBreathing = false, children } = props
  const { width, places } = plan
  const windows = places.map(([x, y], index) => ({ x, y, says: panes[index] ?? 'dark' }))
  const litOnes = windows.filter(({ says }) => says === 'lit')
  return (
    <svg
      className={styles.looks[look]}
      viewBox={look === 'band' ? '0 0 1008 156' : '364 -46 280 270'}
      preserveAspectRatio={look === 'band' ? 'xMidYMax slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <Surroundings isWide={look === 'band'} />
      {isBreathing && (
        <path
          className={styles.halo}
          d={[126, 105]
            .map(
              (reach) =>
                `M${middle - reach} 94a${reach} ${reach * 0.7} 0 1 0 ${reach * 2} 0a${reach} ${reach * 0.7} 0 1 0 ${-reach * 2} 0z`,
            )
            .join('')}
        />
      )}
      <Walls width={width} />
      {litOnes.length > 0 && (
        <path
          className={styles.glow}
          d={`${litOnes.map(({ x, y }) => boxAt(x, y, 5)).join('')}M${middle - width / 2 + 6} ${ground}h${width - 12}l18 22h${-width - 24}z`}
        />
      )}
      {windows.map(({ x, y, says }, index) => (
        <path key={index} className={styles.panes[says]} d={boxAt(x, y)} />
      ))}
      <path
        className={styles.lamp}
        d={windows.map(({ x, y, says }) => (says === 'half' ? boxAt(x + 1, y + 11, 0, 16, 9) : '')).join('')}
      />
      <path
        className={styles.bars}
        d={windows.map(({ x, y }) => `M${x + 9} ${y}v${pane.height}M${x} ${y + 10.5}h${pane.width}`).join('')}
      />
      {children}
    </svg>
  )
}

const Surroundings = ({ isWide }: { isWide: boolean }) => (
  <>
    <path fill={ink.hill} d="M0 88q126-30 252-8t252-6 252 6 252-14V500H0z" />
    <path
      stroke={ink.star}
      strokeWidth={1.5}
      d="M352 54h1.5M404 16h1.5M592 46h1.5M700 28h1.5M210 62h1.5M800 50h1.5M440-20h1.5"
    />
    <path fill={ink.moon} d={`M${isWide ? '636 20' : '548 -32'}a13 13 0 1 0 13 16a10 10 0 0 1-13-16z`} />
    <path fill={ink.lawn} d="M0 126q504-14 1008 0V500H0z" />
  </>
)

function Walls({ width }: { width: number }) {
  const [left, right, eaves] = [middle - width / 2, middle + width / 2, ground - 66]
  return (
    <>
      <path fill={ink.side} d={`M${right} ${ground}v-66l16-6v66z`} />
      <path fill={ink.wall} d={`M${left} ${ground}v-67h${width}v67z`} />
      <path fill={ink.roof} d={`M${left - 8} ${eaves}l22-26h${width - 14}l30 26-16 0z`} />
      <path fill={ink.gable} d={`M${middle - 46} ${eaves + 4}v-10l46-38 46 38v10z`} />
      <path fill="none" stroke={ink.trim} strokeWidth={2.5} d={`M${middle - 52} ${eaves - 1}l52-44 52 44`} />
    </>
  )
}
