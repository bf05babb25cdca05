import { HouseWithDoor, type LitHouseProps } from '@pkg/ui'

/** When each window is lit, from the ground floor's left one to the attic. */
const lightingOrder = [3, 4, 1, 2, 0] as const

/** A house with a window for each question, lit once it's answered: the attic first, then from the top left. [LOOK-007] */
export const QuizHouse = ({ lit, look = 'whole' }: { lit: number } & Pick<LitHouseProps, 'look'>) => (
  <HouseWithDoor look={look} panes={lightingOrder.map((order) => (order < lit ? 'lit' : 'dark'))} />
)
