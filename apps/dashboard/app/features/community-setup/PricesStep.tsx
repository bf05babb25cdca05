import { careLabel, type CareTypeSlug, statedPriceId } from '@pkg/domain'
import { ChoiceGroup, Heading, Notice, Stack, Text, TextField } from '@pkg/ui'
import { pricesTexts } from '~/features/prices'
import { askedFees, askedRooms, careIn, pricesIn, typedOr } from './setup'
import * as styles from './setup.css'
import type { StepProps } from './step-props'
import { StepForm } from './StepForm'
import { setupTexts } from './texts'

const words = setupTexts.prices

/** The third step: prices by care and room, fees, and whether families see them. */
export function PricesStep({ data, rejected }: StepProps) {
  const { setup } = data
  const { draft, current } = setup
  const care = careIn(draft, current)
  const isHidden = draft.prices?.hidePricing ?? current.hidePricing ?? false
  return (
    <StepForm setup={setup} step="prices">
      <Text>{words.help}</Text>
      {care.length === 0 && <Notice tone="caution" title={words.noCare} />}
      {rejected?.unusual?.map((price) => (
        <input key={price} type="hidden" name="unusual" value={price} />
      ))}
      {care.map((type) => (
        <CarePrices key={type} care={type} data={data} rejected={rejected} />
      ))}
      <ChoiceGroup
        label={words.show}
        name="show"
        hint={words.hiddenHelp}
        options={[...words.options]}
        defaultValue={typedOr(rejected, 'show', isHidden ? 'hidden' : 'shown')}
        error={rejected?.errors['show']}
      />
    </StepForm>
  )
}

/** The prices of one type of care: where it starts, its rooms, and its fees. */
function CarePrices({ care, data: { setup }, rejected }: StepProps & { care: CareTypeSlug }) {
  const known = pricesIn(setup.draft, setup.current)
  const field = (id: string, label: string) => (
    <TextField
      key={id}
      label={label}
      name={`price.${id}`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      defaultValue={typedOr(rejected, `price.${id}`, known[id])}
      error={rejected?.errors[`price.${id}`]}
    />
  )
  const byRoom = (room: (typeof askedRooms)[number] | (typeof askedFees)[number]) =>
    field(statedPriceId(care, room), pricesTexts.rooms[room])
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} look="h3">
        {careLabel(care)}
      </Heading>
      <div className={styles.pairs}>
        {field(care, words.whole)}
        {askedRooms.map(byRoom)}
      </div>
      <Heading level={3} look="label">
        {words.feesOf(careLabel(care))}
      </Heading>
      <div className={styles.pairs}>{askedFees.map(byRoom)}</div>
    </Stack>
  )
}
