import { ButtonLink, Cluster, messageIcon, Stack } from '@pkg/ui'
import { type FamilyPage, familyTexts, responseTexts, TimeToReply } from '~/features/families'
import { useListAround } from '~/features/lists'
import { RecordHead } from '~/features/records'
import { useShortcuts } from '~/parts/shortcuts/ShortcutsProvider'
import { FamilyBookings } from '~/features/bookings'
import { SavedNotice } from '~/parts/SavedNotice/SavedNotice'
import { Answers } from './Answers'
import { ContactInfo } from './ContactInfo'
import * as styles from '~/parts/RecordColumns/RecordColumns.css'
import { ReceivedHomeCard } from './ReceivedHomeCard'
import type { Received } from './load-received.server'
import { onlyField, type RejectedForm, rejectedWith } from '~/site/forms/rejected-form'
import { RequestedCommunities } from './RequestedCommunities'
import { ResponseCard } from './ResponseCard'

export interface ReceivedViewProps {
  family: FamilyPage
  received: Received
  /** The form that was sent and not accepted. */
  rejected: RejectedForm | undefined
}

/** A family that is shared with a provider or a real estate agent: contact info, answers, and how they responded. [ROLE-010, TRUTH-008] */
export function ReceivedView({ family, received, rejected }: ReceivedViewProps) {
  const { releases, homes, tours, conversationId } = received
  const clock = releases.find((release) => release.clock)?.clock
  const canEmail = conversationId !== undefined && family.email !== undefined
  const around = useListAround({ label: familyTexts.crumb, href: '/families?tab=all' })
  useShortcuts(around.shortcuts)
  return (
    <Stack gap={20}>
      <RecordHead
        around={around}
        title={family.title}
        name={family.name}
        lead={family.advisor && familyTexts.advisor(family.advisor)}
      />
      <SavedNotice />
      {(clock || canEmail) && (
        <Cluster gap={24}>
          {clock && <TimeToReply clock={clock} />}
          {canEmail && (
            <ButtonLink href={`/messages/${conversationId}`} icon={messageIcon} size="small">
              {responseTexts.message}
            </ButtonLink>
          )}
        </Cluster>
      )}
      <div className={styles.receivedColumns}>
        <div className={styles.contact}>
          <ContactInfo family={family} rejected={onlyField(rejectedWith(rejected, 'reveal-contact'), 'reason')} />
        </div>
        <div className={styles.next}>
          {releases.map((release) => (
            <ResponseCard key={release.id} release={release} rejected={rejected} />
          ))}
        </div>
        <div className={styles.middle}>
          {tours && <FamilyBookings familyId={family.id} bookings={tours} isTeam rejected={rejected} />}
          {family.communities.length > 0 && <RequestedCommunities communities={family.communities} />}
          {homes.map((home) => (
            <ReceivedHomeCard key={home.id} home={home} />
          ))}
          <Answers answers={family.answers} />
        </div>
      </div>
    </Stack>
  )
}
