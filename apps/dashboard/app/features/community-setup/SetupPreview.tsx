import { amenityLabel, careLabel, type CareTypeSlug, hiddenPrice, imageUrl, setupDescription } from '@pkg/domain'
import { Heading, Stack, Text } from '@pkg/ui'
import { careLimitNames } from '~/features/communities'
import { pricesTexts } from '~/features/prices'
import { base } from '~/site/sign-in-path'
import type { SetupData } from './load-setup.server'
import { priceText } from './price-text'
import { careIn, pricesIn } from './setup'
import * as styles from './setup.css'
import { setupTexts } from './texts'

const words = setupTexts.preview

/** What families see of a set-up on a phone, from what was entered and from what the page has already. */
export function SetupPreview({ data: { setup, photos, rooms = [] } }: { data: SetupData }) {
  const { draft, current, city, state } = setup
  const { name = '', line1 = '' } = draft.identity ?? current
  const care = careIn(draft, current)
  const cover = photos?.photos.find(({ lacks }) => lacks.length === 0)
  const about = setupDescription(draft.life?.about ?? []) || current.description
  const amenities = draft.life?.amenities ?? []
  const limits = draft.care?.careLimits ?? current.careLimits ?? []
  const open = rooms.filter(({ status, age }) => status === 'open' && age !== 'expired')
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="h3">
        {words.title}
      </Heading>
      <div className={styles.preview}>
        {cover && (
          <img
            className={styles.photo}
            src={imageUrl(cover.path, {
              width: 640,
              height: Math.max(1, Math.round((640 * cover.height) / cover.width)),
              host: base,
            })}
            alt={cover.description}
            width={cover.width}
            height={cover.height}
          />
        )}
        <Heading level={3} look="h3">
          {name}
        </Heading>
        <Text size="small">{`${line1}, ${city}, ${state}`}</Text>
        <Text>{care.map(careLabel).join(', ')}</Text>
        <Prices setup={setup} care={care} />
        {open.length > 0 && (
          <Text>{`${words.rooms}: ${open.map(({ room }) => pricesTexts.rooms[room]).join(', ')}`}</Text>
        )}
        {about && <p className={styles.description}>{about}</p>}
        {amenities.length > 0 && <Text>{amenities.map(amenityLabel).join(', ')}</Text>}
        {limits.length > 0 && (
          <Text>{`${words.limits}: ${limits.map((limit) => careLimitNames[limit]).join(', ')}`}</Text>
        )}
      </div>
    </Stack>
  )
}

/** The prices of the care that is offered, as families see them. */
function Prices({ setup: { draft, current }, care }: { setup: SetupData['setup']; care: readonly CareTypeSlug[] }) {
  if (draft.prices?.hidePricing ?? current.hidePricing) return <Text>{hiddenPrice}</Text>
  const prices = Object.entries(pricesIn(draft, current)).filter(([id]) =>
    care.some((type) => type === id.split('.')[0]),
  )
  if (prices.length === 0) return <Text>{words.noPrices}</Text>
  return (
    <ul className={styles.plain}>
      {prices.map(([id, amount]) => (
        <li key={id}>{priceText(id, amount)}</li>
      ))}
    </ul>
  )
}
