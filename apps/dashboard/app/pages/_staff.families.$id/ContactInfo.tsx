import { Card, Heading, Notice, Stack, Text, TextLink } from '@pkg/ui'
import { CallBar, type ContactMethod, type FamilyPage, familyTexts } from '~/features/families'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { Time } from '~/parts/Time/Time'
import { RevealForm } from './RevealForm'
import type { RejectedField } from '~/site/forms/rejected-form'

const words = familyTexts

export interface HowToReachProps {
  family: Pick<FamilyPage, 'email' | 'phone' | 'isEmailOnly' | 'pause' | 'callPreference' | 'calls' | 'consent'>
  rejected: RejectedField | undefined
}

/**
 * A family's contact info. The rules come first: the best time to call, and whether the family agreed to texts. Email and phone are masked
 * until someone gives a reason to see them. [DASH-003, TRUST-007, TRUST-008]
 */
export function ContactInfo({ family, rejected }: HowToReachProps) {
  const { email, isEmailOnly, pause, callPreference, calls, consent } = family
  // A number from an earlier request isn’t for calls anymore.
  const phone = isEmailOnly ? undefined : family.phone
  const isMasked = [email, phone].some((method) => method && !method.href)
  return (
    <Card look="tint" as="section">
      <Stack gap={12}>
        <Heading level={2} look="label">
          {words.reach}
        </Heading>
        {pause && <MessagePause pause={pause} />}
        {isEmailOnly && (
          <Notice tone="info" title={words.emailOnly}>
            {words.emailOnlyHelp}
          </Notice>
        )}
        {!isEmailOnly && callPreference && (
          <Notice tone="info" title={words.callPreferencesTitle}>
            {callPreference}
          </Notice>
        )}
        {phone && calls && <CallBar calls={calls} />}
        {phone && !consent && (
          <Notice tone="info" title={words.noConsent}>
            {words.noConsentHelp}
          </Notice>
        )}
        {!isEmailOnly && consent && <TextsConsent consent={consent} />}
        {!email && !phone && <Text size="small">{words.noContact}</Text>}
        {email && <Method label={words.email} method={email} />}
        {phone && <Method label={words.phone} method={phone} />}
        {isMasked && <RevealForm rejected={rejected} />}
      </Stack>
    </Card>
  )
}

/** Since when texts and automatic messages are stopped, and in which words the family asked. [EDGE-008] */
function MessagePause({ pause: { since, channel, words: said } }: { pause: NonNullable<FamilyPage['pause']> }) {
  return (
    <Notice tone="caution" title={words.messagesStopped}>
      <Stack gap={8}>
        <Time moment={since}>{words.stoppedSince[channel](momentInSentence(since))}</Time>
        {said && <blockquote>{said}</blockquote>}
        <p>{words.messagesStoppedHelp}</p>
      </Stack>
    </Notice>
  )
}

/** The text about text messages that the family agreed to, which says whose messages. */
function TextsConsent({ consent }: { consent: NonNullable<FamilyPage['consent']> }) {
  return (
    <Stack gap={4}>
      <Text size="small" strong>
        {words.consent}
      </Text>
      <Text size="small">{words.consentShown}</Text>
      <Text size="small" as="blockquote">
        {consent.text}
      </Text>
      <Text size="fine" tone="muted">
        <Time moment={consent.given}>{words.consentGiven(momentInSentence(consent.given))}</Time>,{' '}
        {words.consentVersion(consent.version, consent.language)}
      </Text>
    </Stack>
  )
}

function Method({ label, method }: { label: string; method: ContactMethod }) {
  return (
    <div>
      <Text size="fine" tone="muted">
        {label}
      </Text>
      {method.href ? (
        <TextLink href={method.href} standalone>
          {method.text}
        </TextLink>
      ) : (
        <Text size="small">{method.text}</Text>
      )}
    </div>
  )
}
