import { Select, Text, TextField } from '@pkg/ui'
import { pricesTexts } from '~/features/prices'
import { roomsIn, typedOr } from './setup'
import * as styles from './setup.css'
import type { StepProps } from './step-props'
import { StepForm } from './StepForm'
import { setupTexts } from './texts'

const words = setupTexts.rooms
const statuses = Object.entries(pricesTexts.statuses).map(([value, label]) => ({ value, label }))

/** The fourth step: which rooms are free. */
export function RoomsStep({ data: { setup, rooms = [] }, rejected }: StepProps) {
  const asked = roomsIn(
    setup.draft,
    setup.current,
    rooms.map(({ room }) => room),
  )
  return (
    <StepForm setup={setup} step="rooms">
      <Text>{words.help}</Text>
      {asked.map((room) => {
        const stated = rooms.find((one) => one.room === room)
        return (
          <fieldset key={room} className={styles.group}>
            <legend>{pricesTexts.rooms[room]}</legend>
            <div className={styles.pairs}>
              <Select
                label={pricesTexts.status}
                name={`status.${room}`}
                options={statuses}
                defaultValue={typedOr(rejected, `status.${room}`, stated?.status)}
              />
              <TextField
                label={pricesTexts.openRooms}
                name={`open.${room}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                defaultValue={typedOr(rejected, `open.${room}`, stated?.openRooms)}
                error={rejected?.errors[`open.${room}`]}
              />
            </div>
          </fieldset>
        )
      })}
    </StepForm>
  )
}
