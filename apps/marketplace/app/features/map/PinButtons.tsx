import type { CommunityTile } from '@pkg/domain'
import { VisuallyHidden } from '@pkg/ui'
import { pinText } from './pins/pin-label'
import type { Box } from './still/still-box'
import { mapTexts } from './texts'
import { useSelection } from '~/parts/selection/use-selection'

/** Marks the buttons, so a card knows that it was opened by keyboard and moves the focus. */
export const pinButton = 'data-pin-button'

/** The visible pins of listed communities as buttons for keyboards and screen readers. Focus lights the pin. [FIND-003] */
export function PinButtons({ communities, box }: { communities: CommunityTile[]; box: Box | undefined }) {
  const { hover, choose } = useSelection()
  const visible = communities.filter(({ address }) => box && contains(box, address))
  if (visible.length === 0) return null
  return (
    <VisuallyHidden>
      <ul aria-label={mapTexts.pins}>
        {visible.map((community) => (
          <li key={community.id}>
            <button
              type="button"
              {...{ [pinButton]: '' }}
              onFocus={() => hover(community.id)}
              onBlur={() => hover(undefined)}
              onClick={() => choose(community.id)}
            >
              {mapTexts.pin(community.name, pinText(community))}
            </button>
          </li>
        ))}
      </ul>
    </VisuallyHidden>
  )
}

const contains = ({ south, west, north, east }: Box, { latitude, longitude }: CommunityTile['address']) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east
