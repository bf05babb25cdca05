import { callText } from '@pkg/domain'
import { Card, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { CallChoices, callFields, callsTexts } from '~/features/calls'
import type { AdvisorRequestProps } from './advisor-request-props'

const words = callsTexts.ask

/** The chosen time, or the free ones if someone else booked it. */
export function ChosenCall({ advisor: { url, days, timeZone, zone }, request, isFree }: AdvisorRequestProps) {
  const { callStartsAt = '', status } = request
  if (!isFree || status === 'call-unavailable') {
    return (
      <Stack gap={16}>
        <Notice tone="caution" title={words.taken} role={status === 'call-unavailable' ? 'alert' : 'status'}>
          {words.takenDetail}
        </Notice>
        <CallChoices days={days} timeZone={timeZone} zone={zone} />
      </Stack>
    )
  }
  const day = days.find(({ slots }) => slots.some(({ startsAt }) => startsAt === callStartsAt))?.date ?? ''
  return (
    <Card look="tint">
      <Stack gap={8}>
        <Text strong>{words.chosen}</Text>
        <Text>{callText({ startsAt: callStartsAt, timeZone })}</Text>
        <TextLink href={`${url}#call`}>{words.change}</TextLink>
        <input type="hidden" name={callFields.day} value={day} />
        <input type="hidden" name={callFields.timeOf(day)} value={callStartsAt} />
      </Stack>
    </Card>
  )
}
