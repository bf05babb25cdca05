import { LitHouse, type LitHouseProps } from './LitHouse'
import * as styles from './LitHouse.css'
import { house, type HousePlan, planFloors } from './pane-places'

const { middle, ground } = house
const { ink } = styles

/** A `LitHouse` with its door in the middle, such as a family's own house. [LOOK-007] */
export function HouseWithDoor(props: Pick<LitHouseProps, 'panes' | 'look'>) {
  return (
    <LitHouse {...props} plan={planHouseWithDoor(props.panes.length)}>
      <path fill={ink.trim} d={`M${middle - 11} ${ground}v-32h22v32z`} />
      <path fill={ink.door} d={`M${middle - 9} ${ground}v-30h18v30z`} />
      <path className={styles.lamp} d={`M${middle - 6} ${ground - 20}v-7h12v7z`} />
    </LitHouse>
  )
}

/** Plans a house whose ground floor has a door in the middle. From five windows up, one is in the attic. */
export function planHouseWithDoor(count: number): HousePlan {
  const attic = Number(count >= 5)
  const rest = count - attic
  const needed = Math.max(3, Math.ceil((rest + 1) / 2))
  const columns = needed + (1 - (needed % 2))
  const below = Math.min(columns - 1, rest)
  const above = rest - below
  return planFloors(columns, [below, above, attic], above === columns - 1 ? [0, 1] : [0])
}
