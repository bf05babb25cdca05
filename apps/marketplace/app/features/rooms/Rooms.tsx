import { type RoomAvailability, summarizeAvailability } from '@pkg/domain'
import { checkIcon, Cluster, Heading, Ledger, Stack, Tag, Text } from '@pkg/ui'
import { asOfText } from '~/parts/as-of/as-of-text'
import type { HouseInWindows } from '~/features/photos'
import { HouseFigure } from './HouseFigure'
import { roomsTexts as words } from './texts'
import { roomNames } from '~/parts/names/room-names'

/** Whether a community has rooms, in one line. Lit only while someone confirmed an open room recently. [FIND-010, TRUST-018] */
export function AvailabilitySummary({ rooms }: { rooms: RoomAvailability[] }) {
  const { status, statedOn } = summarizeAvailability(rooms)
  return (
    <Cluster gap={8}>
      {status === 'open' ? (
        <Tag look="lamp" icon={checkIcon}>
          {words.summary.open}
        </Tag>
      ) : (
        <Tag>{words.summary[status]}</Tag>
      )}
      {statedOn && (
        <Text size="small" tone="muted">
          {(status === 'unknown' ? words.outdated : words.confirmed)(asOfText(statedOn))}
        </Text>
      )}
    </Cluster>
  )
}

interface RoomsProps {
  rooms: RoomAvailability[]
  /** The house in windows, if the number of residents is known. */
  house?: HouseInWindows | undefined
}

/** The rooms of a community: the house in windows, which rooms are available, who said so, and when. [TRUST-018, LOOK-004] */
export function Rooms({ rooms, house }: RoomsProps) {
  return (
    <Stack gap={12}>
      <Heading level={2}>{words.title}</Heading>
      {house && <HouseFigure house={house} />}
      {rooms.length === 0 ? (
        <Text measured>{words.none}</Text>
      ) : (
        <>
          <Ledger
            lines={rooms.map((room) => ({
              label: roomNames[room.room],
              figure: room.openRooms ? words.open(room.openRooms) : words.status[room.status],
              note: noteText(room),
            }))}
          />
          <Text size="small" tone="muted">
            {words.note}
          </Text>
        </>
      )}
    </Stack>
  )
}

function noteText({ status, statedOn, statedBy }: RoomAvailability): string {
  const day = asOfText(statedOn)
  return status === 'unknown' ? words.outdated(day) : words.stated[statedBy](day)
}
